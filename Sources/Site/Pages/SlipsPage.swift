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
        + "what catches them in each version.",
      """
      \(pages.text(MarkdownParser(words).blocks(), writer(.slips)))
      \(HTML.links(contents.slips.map { (writer(.slips).html(sentence: $0.title), "#slip-\($0.number)", nil) }))
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
      let outcome = found.outcome[side]
      let words = writer(.slips).html(sentence: "\(slip.verdict(outcome, on: side)).")
      return ("<p>\(words)</p>\n\(tests(outcome))", slip.differences(on: side))
    })
    </section>
    """
  }
}

extension LessonPages {
  /// The tests that fail, the unrelated ones first.
  private func tests(_ outcome: LessonEvidence.SlipOutcome) -> HTML {
    guard !outcome.broken.isEmpty else { return "" }
    let items =
      outcome.unrelated.map {
        "<li>\($0.withPrintedApostrophes) <small>unrelated</small></li>" as HTML
      } + outcome.related.map { "<li>\($0.withPrintedApostrophes)</li>" as HTML }
    return """
      <details>
      <summary>\(outcome.broken.count == 1 ? "Which test?" : "Which tests?")</summary>
      <ul>
      \(items)
      </ul>
      </details>
      """
  }
}
