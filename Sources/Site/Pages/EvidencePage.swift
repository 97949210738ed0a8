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
      """
      <div class="prose">
      \(writer.html(Array(opening)))
      </div>
      \(BarChart(of: contents.evidence)?.figure)
      \(pages.article(writer.html(Array(text[opening.endIndex...]))))
      """)
  }
}
