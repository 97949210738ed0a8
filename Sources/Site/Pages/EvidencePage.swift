import Book

/// All that was measured of a lesson.
struct EvidencePage {
  let contents: LessonContents
  let context: PageContext

  var page: SitePage {
    let lesson = contents.lesson
    let here = Address.lesson(lesson, .evidence)
    var writer = context.writer(on: here, in: lesson.pageFolder)
    // Under the title come sections, which the book has one level deeper.
    writer.headingShift = -1
    return SitePage(
      address: here, title: "\(lesson.title), the evidence",
      description: "Every figure that was measured of lesson \(lesson.number), \(lesson.title).",
      width: .text,
      content: [
        LessonHeader(lesson: lesson, part: .evidence).html("All the evidence"),
        HTML(
          "article", ["class": "prose"],
          [
            writer.html(contents.evidencePage.withoutTitle),
            HTML(
              "div", ["class": "charts"],
              [
                HTML("figure", ChartDrawing.svg(contents.evidence)),
                ChartDrawing.notices(of: [contents.evidence]),
              ]),
          ]),
      ])
  }
}
