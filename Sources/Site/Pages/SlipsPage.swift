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
      let words = writer(.slips).html(sentence: slip.words(of: found.outcome[side], on: side))
      return ("<p>\(words)</p>", slip.differences(on: side))
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
}
