import Book
import Text

extension LessonPages {
  var slips: SitePage {
    let words = """
      Mistakes that are easy to make in this code, and what catches each: the compiler, a behaviour, or nothing.
      """
    return page(
      .slips,
      about: "Mistakes that are easy to make in lesson \(lesson.number), \(lesson.title), and "
        + "what catches them before and after.",
      """
      \(pages.text(MarkdownParser(words).blocks(), writer(.slips)))
      \(DiffText.legend(moves: false))
      \(zip(contents.slips, contents.evidence.slips).map(html))
      """)
  }

  private func html(_ slip: Slip, _ found: LessonEvidence.Slip) -> HTML {
    """
    <section class="request" id="slip-\(slip.number)">
    <p class="place">Slip \(slip.number) of \(contents.slips.count)</p>
    <h2>\(writer(.slips).html(sentence: slip.title))</h2>
    <p>\(writer(.slips).html(sentence: slip.sentence))</p>
    \(changes(level: 3) { side in
      let words = slip.words(of: found.outcome[side], on: side)
      let blocks = MarkdownParser(words.prefix(1).uppercased() + words.dropFirst()).blocks()
      return (writer(.slips).html(blocks), slip.differences(on: side))
    })
    </section>
    """
  }
}

extension Slip {
  /// The visible edit on a side: in the lesson's files or a guest's.
  func differences(on side: Side) -> [FileDifference] {
    patches[side]?.files(in: [lesson.sources(side)]) ?? guestDifferences(on: side)
  }

  /// Its outcome on a side, in a sentence or two of Markdown.
  package func words(of outcome: LessonEvidence.SlipOutcome, on side: Side) -> String {
    let isHarmless = outcome.error == nil && outcome.broken.isEmpty
    if isHarmless, !guests[side].files.isEmpty {
      return "compiles in a separate module, and breaks nothing."
    }
    guard inexpressible.contains(side) else { return outcome.words }
    return "cannot be written here; the nearest code that compiles"
      + (isHarmless ? " breaks nothing." : ": \(outcome.words)")
  }
}

extension LessonEvidence.SlipOutcome {
  fileprivate var words: String {
    if let error { return "does not compile (`\(error)`)." }
    guard !broken.isEmpty else { return "breaks nothing, and nothing notices it." }
    let related = broken.filter { !bystanders.contains($0) }
    let groups = [("", related), ("tests that are not about it: ", bystanders)]
    let words = groups.filter { !$1.isEmpty }.map { "\($0)\(Self.list($1))" }
    return "breaks \(words.joined(separator: ", and "))."
  }

  /// The first few sentences, and the number of the rest.
  private static func list(_ sentences: [String]) -> String {
    let most = 4
    let shown = sentences.count > most + 1 ? sentences.prefix(most) : sentences[...]
    let rest = sentences.count - shown.count
    return (shown.map { "“\($0)”" } + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: ", ")
  }
}
