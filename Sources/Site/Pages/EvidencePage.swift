import Book

/// All that was measured of a lesson.
struct EvidencePage {
  let contents: LessonContents
  let context: PageContext

  private var lesson: Lesson { contents.lesson }
  private var here: Address { .lesson(lesson, .evidence) }

  var page: SitePage {
    let text = contents.evidencePage.withoutTitle
    let opening = text.prefix { $0.headingText == nil }
    return SitePage(
      address: here, title: "\(lesson.title), the evidence",
      description: "Every figure that was measured of lesson \(lesson.number), \(lesson.title).",
      width: .wide,
      content: [
        LessonHeader(lesson: lesson, part: .evidence).html("All the evidence"),
        HTML("div", ["class": "prose"], html(opening)),
        HTML(
          "div", ["class": "charts"],
          [
            HTML("figure", ChartDrawing.svg(contents.evidence)),
            ChartDrawing.notices(of: [contents.evidence]),
          ]),
        HTML("article", ["class": "prose"], html(text[opening.endIndex...])),
      ])
  }

  /// The text of the page, which leads to the requests and slips instead of telling them again.
  private func html(_ blocks: ArraySlice<Block>) -> HTML {
    var writer = context.writer(on: here, in: lesson.pageFolder)
    // Under the title come sections, which the book has one level deeper.
    writer.headingShift = -1
    func link(_ part: LessonPart, _ place: String) -> String {
      Address.lesson(lesson, part).link(from: here, at: place)
    }
    let lists = [
      "Requests": LinkList(
        items: contents.requests.map { (.text($0.title), link(.requests, $0.name), $0.kind) }),
      "Slips": LinkList(
        items: contents.slips.map { (.text($0.title), link(.slips, "slip-\($0.number)"), nil) }),
    ]
    var heading = ""
    return .group(
      blocks.map { block in
        heading = block.headingText ?? heading
        if case .list(.some, _) = block, let list = lists[heading] { return list.html }
        return writer.html([block])
      })
  }
}
