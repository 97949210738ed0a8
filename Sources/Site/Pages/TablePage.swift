import Book

/// What all bets brought, and every request of the book in one table.
struct TablePage {
  let context: PageContext

  var page: SitePage {
    let evidence = BookEvidence(context.book.lessons.map(\.evidence))
    let section = context.book.path.section(TablePage.heading)
    let writer = context.writer(on: .table, in: "Lessons")
    // The same figures stand in the book as what a command prints.
    let words = section.filter { block in
      switch block {
      case .code, .marker: false
      default: true
      }
    }
    return SitePage(
      address: .table, title: TablePage.heading,
      description: "What \(evidence.requests.count) requests and \(evidence.slips.count) slips "
        + "brought, over all lessons: better, the same and worse, and no figure summed.",
      width: .text,
      content: [
        HTML("h1", .text(TablePage.heading)),
        HTML(
          "article", ["class": "prose"],
          [
            writer.html(Array(words.prefix(1))),
            .group(evidence.tables.map(html)),
            HTML(
              "div", ["class": "charts"],
              ChartDrawing.notices(of: context.book.lessons.map(\.evidence))),
            writer.html(Array(words.dropFirst())),
            HTML("h2", "Every request"),
            HTML(
              "p",
              "Each cell has before’s figure and then after’s: blue where after is better, orange where it is worse."
            ),
          ]),
        everyRequest,
      ])
  }

  /// The section of the path that tells of it.
  private static let heading = "How the nine bets turned out"

  private func html(_ titled: BookEvidence.Titled) -> HTML {
    [HTML("h2", .text(titled.title)), FigureTable(rows: titled.table, label: titled.title).html]
  }

  private var everyRequest: HTML {
    let figures: [EffortFigure] = [
      .linesEdited, .linesAdded, .filesOpened, .places, .unnoticed, .testLines,
    ]
    let heads = ["lesson", "request", "the bet"] + figures.map(\.rawValue)
    let rows = context.book.lessons.flatMap { contents in
      contents.evidence.requests.map { request in
        HTML(
          "tr",
          [
            HTML("td", ["class": "figure"], .text("\(contents.lesson.number)")),
            HTML("th", ["scope": "row"], link(to: request, in: contents.lesson)),
            HTML("td", .text(request.words)),
            .group(
              figures.map { figure in
                let (before, after) = (
                  figure.value(of: request.effort.before), figure.value(of: request.effort.after)
                )
                let look = after < before ? "figure won" : after > before ? "figure lost" : "figure"
                return HTML("td", ["class": look], .text("\(before) → \(after)"))
              }),
          ])
      }
    }
    return HTML(
      "div",
      [
        "class": "table wide-table", "tabindex": "0", "role": "group",
        "aria-label": "Every request",
      ],
      HTML(
        "table",
        [
          HTML("thead", HTML("tr", .group(heads.map { HTML("th", ["scope": "col"], .text($0)) }))),
          HTML("tbody", .group(rows)),
        ]))
  }

  private func link(to request: LessonEvidence.Request, in lesson: Lesson) -> HTML {
    let page = Address.lesson(lesson, .requests)
    return HTML("a", ["href": page.link(from: .table, at: request.name)], .text(request.title))
  }
}
