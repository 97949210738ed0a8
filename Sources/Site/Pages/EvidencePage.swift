import Book
import Text

extension LessonPages {
  var evidence: SitePage {
    var writer = writer(.evidence)
    // Under the title come sections, which the book has one level deeper.
    writer.headingShift = -1
    let text = contents.evidencePage.withoutTitle
    let opening = text.prefix { $0.heading == nil }
    return page(
      .evidence,
      about: "Every figure that was measured of lesson \(lesson.number), \(lesson.title).",
      sections: text.compactMap(\.heading).filter { $0.level == 3 }.map(\.text),
      """
      \(pages.text(Array(opening), writer))
      \(BarChart(of: contents.evidence)?.figure)
      <article>
      \(pages.text(Array(text[opening.endIndex...]), writer))
      </article>
      """)
  }
}
