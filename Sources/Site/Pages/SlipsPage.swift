import Book
import Text

extension LessonPages {
  var slips: SitePage {
    page(
      .slips,
      about: "Mistakes that are easy to make in lesson \(lesson.number), \(lesson.title), and "
        + "who notices them before and after.",
      """
      <div class="prose">
      <p>Mistakes that are easy to make here, and who notices them: the compiler, a behaviour, or \
      nobody. A bystander is a behaviour that breaks although the change was not about it.</p>
      \(DiffText.legend(moves: false))
      </div>
      \(zip(contents.slips, contents.evidence.slips).map(html))
      """)
  }

  private func html(_ slip: Slip, _ found: LessonEvidence.Slip) -> HTML {
    let changes = Side.allCases.map { side in
      let words = slip.words(of: found.outcome[side], on: side)
      let blocks = MarkdownParser(words.prefix(1).uppercased() + words.dropFirst()).blocks()
      return change(
        on: side, level: 3, writer(.slips).html(blocks),
        slip.patches[side]?.files(in: [lesson.sources(side)]) ?? slip.guestDifferences(on: side))
    }
    return """
      <section class="request" id="slip-\(slip.number)">
      <div class="prose">
      <p class="place">Slip \(slip.number) of \(contents.slips.count)</p>
      <h2>\(writer(.slips).html(sentence: slip.title))</h2>
      <p>\(writer(.slips).html(sentence: slip.sentence))</p>
      </div>
      \(changes)
      </section>
      """
  }
}

extension Slip {
  /// What comes of it on a side, in a sentence or two of Markdown.
  package func words(of outcome: LessonEvidence.SlipOutcome, on side: Side) -> String {
    let isHarmless = outcome.error == nil && outcome.broken.isEmpty
    if isHarmless, !guests[side].files.isEmpty {
      return "compiles in a module of its own, and breaks nothing."
    }
    guard inexpressible.contains(side) else { return outcome.words }
    return "cannot be expressed; the nearest words that compile"
      + (isHarmless ? " break nothing." : ": \(outcome.words)")
  }
}

extension LessonEvidence.SlipOutcome {
  fileprivate var words: String {
    if let error { return "does not compile (`\(error)`)." }
    func list(_ sentences: [String]) -> String {
      sentences.map { "“\($0)”" }.joined(separator: ", ")
    }
    guard !broken.isEmpty else { return "nobody notices." }
    let others = bystanders.isEmpty ? "" : " Bystanders: \(list(bystanders))."
    return "breaks \(list(broken)).\(others)"
  }
}
