import Book
import Text

extension LessonPages {
  var slips: SitePage {
    page(
      .slips, title: "\(lesson.title), the slips",
      about: "Mistakes that are easy to make in lesson \(lesson.number), \(lesson.title), and "
        + "who notices them before and after.",
      heading: "Slips",
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
    """
    <section class="request" id="slip-\(slip.number)">
    <div class="prose">
    <p class="place">Slip \(slip.number) of \(contents.slips.count)</p>
    <h2>\(writer(.slips).html(sentence: slip.title))</h2>
    <p>\(writer(.slips).html(sentence: slip.sentence))</p>
    </div>
    \(Side.allCases.map { html(slip, on: $0, found.outcome[$0]) })
    </section>
    """
  }

  private func html(
    _ slip: Slip, on side: Side, _ outcome: LessonEvidence.SlipOutcome
  ) -> HTML {
    let words = MarkdownParser(outcome.words.prefix(1).uppercased() + outcome.words.dropFirst())
    return """
      <section class="change \(side.rawValue)">
      <div class="prose">
      <h3>\(side.folder)</h3>
      \(writer(.slips).html(words.blocks()))
      </div>
      \(DiffText(level: 4).html(slip.patches[side].files(in: [lesson.sources(side)])))
      </section>
      """
  }
}

extension LessonEvidence.SlipOutcome {
  /// What comes of a slip on a side, in a sentence or two of Markdown.
  package var words: String {
    if let error { return "does not compile (`\(error)`)." }
    func list(_ sentences: [String]) -> String {
      sentences.map { "“\($0)”" }.joined(separator: ", ")
    }
    guard !broken.isEmpty else { return "nobody notices." }
    let others = bystanders.isEmpty ? "" : " Bystanders: \(list(bystanders))."
    return "breaks \(list(broken)).\(others)"
  }
}
