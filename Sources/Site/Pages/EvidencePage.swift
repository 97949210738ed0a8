import Book
import Text

extension LessonPages {
  var evidence: SitePage {
    var writer = writer(.evidence)
    // Under the title come sections, which the book has one level deeper.
    writer.headingShift = -1
    let text = contents.evidencePage.withoutTitle
    let opening = text.prefix { $0.heading == nil }
    let charts =
      [ChartDrawing.stages(of: contents.evidence)].compactMap { $0?.figure }
      + ChartDrawing.notices(of: [contents.evidence])
    return page(
      .evidence, title: "\(lesson.title), the evidence",
      about: "Every figure that was measured of lesson \(lesson.number), \(lesson.title).",
      heading: "All the evidence",
      """
      <div class="prose">
      \(writer.html(Array(opening)))
      </div>
      <div class="charts">
      \(charts)
      </div>
      \(pages.article(writer.html(Array(text[opening.endIndex...]))))
      """)
  }
}
