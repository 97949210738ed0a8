import Book

/// The page of a lesson.
struct LessonPage {
  let contents: LessonContents
  let context: PageContext

  private var lesson: Lesson { contents.lesson }

  var page: SitePage {
    let here = Address.lesson(lesson)
    var writer = context.writer(on: here, in: lesson.pageFolder)
    writer.marksTerms = true
    writer.marksQuotes = true
    writer.picture = ChartDrawing.svg(contents.evidence)
    return SitePage(
      address: here, title: lesson.title, description: contents.tagline, width: .wide,
      content: [
        LessonHeader(lesson: lesson, part: .page).html(.text(lesson.title)),
        contentsList,
        HTML(
          "article", ["class": "prose"],
          writer.html(contents.page.withoutTitle)),
      ])
  }

  /// The headings, beside the text where there is room.
  private var contentsList: HTML {
    let headings = contents.page.headings(at: 2).map { $0.map(\.text).joined() }
    return HTML(
      "nav", ["class": "contents", "aria-label": "On this page"],
      HTML(
        "ul",
        .group(
          headings.map { HTML("li", HTML("a", ["href": "#\($0.headingName)"], .text($0))) })))
  }
}
