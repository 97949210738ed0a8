import Book

/// The requests of a lesson, with the change that each takes on either side.
struct RequestsPage {
  let contents: LessonContents
  let context: PageContext

  private var lesson: Lesson { contents.lesson }
  private var here: Address { .lesson(lesson, .requests) }
  private var writer: TextWriter { context.writer(on: here, in: lesson.pageFolder) }

  var page: SitePage {
    let (expected, others) = (
      contents.requests.filter(\.isExpected), contents.requests.filter { !$0.isExpected }
    )
    return SitePage(
      address: here, title: "\(lesson.title), the requests",
      description: "\(contents.requests.count) changes that somebody asks for in lesson "
        + "\(lesson.number), \(lesson.title), carried out on before and on after.",
      width: .wide,
      content: [
        LessonHeader(lesson: lesson, part: .requests).html("Requests for a change"),
        HTML(
          "div", ["class": "prose"],
          [HTML("p", .text(opening)), list, DiffText.legend(moves: false)]),
        part("Expected by the principle", expected),
        part("Not expected", others),
      ])
  }

  private var opening: String {
    "A principle is a bet on which changes will come. Each of these \(contents.requests.count) "
      + "says whether the principle expects it, and was carried out on both sides as a developer "
      + "would who has to maintain that code. A request is from outside if another module asks for "
      + "it. A place is a spot in a file that has to change; it is unnoticed if neither the "
      + "compiler nor a behaviour tells when it is forgotten."
  }

  private var list: HTML {
    LinkList(items: contents.requests.map { (.text($0.title), "#\($0.name)", $0.kind) }).html
  }

  private func part(_ title: String, _ requests: [ChangeRequest]) -> HTML {
    guard !requests.isEmpty else { return [] }
    return [HTML("h2", ["class": "prose"], .text(title)), .group(requests.map(html))]
  }

  private func html(_ request: ChangeRequest) -> HTML {
    HTML(
      "section", ["class": "request", "id": request.name],
      [
        HTML(
          "div", ["class": "prose"],
          [
            HTML("p", ["class": "place"], .text(request.kind)),
            HTML("h3", .text(request.title)),
            HTML(
              "blockquote",
              [
                HTML("p", writer.html(sentence: request.sentence)),
                HTML("footer", .text("Asked by \(request.askedBy)")),
              ]),
            HTML("p", writer.html(sentence: request.because)),
            figures(of: request), tests(of: request),
          ]),
        .group(Side.allCases.map { change(of: request, on: $0) }),
      ])
  }

  /// What the request costs on both sides, where it has been measured.
  private func figures(of request: ChangeRequest) -> HTML {
    guard let found = contents.evidence.requests.first(where: { $0.name == request.name }) else {
      return []
    }
    let figures = EffortFigure.allCases
    let rows = Side.allCases.map { side in
      [side.rawValue] + figures.map { "\($0.value(of: found.effort[side]))" }
    }
    return FigureTable(
      rows: [[""] + figures.map(\.rawValue)] + rows, label: "What “\(request.title)” takes"
    ).html
  }

  private func tests(of request: ChangeRequest) -> HTML {
    HTML(
      "details",
      [
        HTML("summary", .text("Its tests, in \(request.testFile)")),
        HTML(
          "figure", ["class": "code swift"],
          HTML(
            "pre", ["tabindex": "0", "role": "group", "aria-label": request.testFile],
            HTML("code", CodeText.html(request.tests.trimmed.lines)))),
      ])
  }

  private func change(of request: ChangeRequest, on side: Side) -> HTML {
    let change = request.change(on: side)
    let text = DiffText(level: 5)
    return HTML(
      "section", ["class": "change \(side.rawValue)"],
      [
        HTML(
          "div", ["class": "prose"],
          [HTML("h4", .text(side.folder)), HTML("p", writer.html(sentence: change.reason))]),
        text.html(request.differences(on: side)),
      ])
  }
}

extension ChangeRequest {
  /// What a reader sees of the change on a side: the files of the lesson, and those of a guest.
  fileprivate func differences(on side: Side) -> [FileDifference] {
    let change = change(on: side)
    return (change.patch?.files(in: [lesson.sources(side), lesson.tests]) ?? [])
      + change.guest.paths.map { FileDifference(added: change.guest[$0] ?? "", at: $0) }
  }
}
