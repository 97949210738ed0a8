import Book
import Shell
import Terminal

/// `workbook cost`: what the same change costs in before and in after.
struct CostCommand: WorkbookCommand {
  let name = "cost"
  let summary = "Shows what the same change costs in before and in after."
  let help = """
    Usage: workbook cost [LESSON]

    Each lesson has requests for a change, carried out in before and in after and
    then counted. Without a LESSON: the whole book, a row a request.

      files touched  Existing files that are changed or gone.
      new files      Files that are there only then.
      lines changed  Existing lines that are changed or gone.
      lines added    Lines that are new, or stand for changed ones.
      tests edited   Existing test files that had to be changed.

    \(HelpText.lesson)

    \(HelpText.pager)

    """

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let lesson = try arguments.lessonIfNamed()
    try arguments.finish()
    let layout = console.layout
    if let lesson {
      console.page(layout.lines(of: try LessonFigures(of: lesson, in: workbook), lesson))
    } else {
      let figures = try Catalogue.lessons.map { ($0, try LessonFigures(of: $0, in: workbook)) }
      console.page(layout.lines(of: figures))
    }
    return true
  }
}

extension Layout {
  /// The costs of a lesson's requests: every figure for both sides.
  fileprivate func lines(of figures: LessonFigures, _ lesson: Lesson) -> [Line] {
    let requests = figures.requests.map { request in
      flow([Run(request.title, .bold), Run(" · \(request.name), \(request.kind)", .dim)])
        + costs([("before", request.before), ("after", request.after)])
        + flow("after: \(request.balance.text)", beside: 2).indented(by: 2)
    }
    return separated(
      [flow("\(lesson.heading): what a change costs", .bold)] + requests
        + [flow("The diffs are in \(ChangeRequest.folder(of: lesson)).", .dim)])
  }

  /// A row for each figure, with a column for each version and what is known of its cost.
  func costs(
    _ versions: [(name: String, cost: ChangeCost?)], figures: [CostFigure] = CostFigure.allCases
  ) -> [Line] {
    func row(_ name: String, _ cells: [String], _ style: Style = .plain) -> Line {
      let cells = cells.map { String(repeating: " ", count: max(2, 10 - $0.count)) + $0 }
      return [Run("  " + name.padded(to: 13) + cells.joined(), style)]
    }
    return [row("", versions.map(\.name), .dim)]
      + figures.map { figure in
        row(figure.head, versions.map { $0.cost.map { "\(figure.value(of: $0))" } ?? "–" })
      }
  }

  /// The costs of the whole book: a row per request, with how many figures are better or worse in
  /// after, and how many requests each side wins by being better in more figures than the other.
  fileprivate func lines(of book: [(lesson: Lesson, figures: LessonFigures)]) -> [Line] {
    let heads = ["request", "files", "lines", "tests", "after"].map { Run($0, .bold) }
    let rows = book.flatMap { part in
      [[Run(part.lesson.numberedTitle, .dim)]] + part.figures.requests.map(\.row)
    }
    let leads = book.flatMap(\.figures.requests).map { $0.balance.better - $0.balance.worse }
    let draws = leads.count { $0 == 0 }
    let verdict =
      "+ and − count the figures that are better and worse in after. More of them decide: of "
      + "\(leads.count) requests, after wins \(leads.count { $0 > 0 }) and loses "
      + "\(leads.count { $0 < 0 }); \(draws == 1 ? "1 is a draw" : "\(draws) are draws")."
    return separated([
      flow("What a change costs, before → after", .bold), ([heads] + rows).inColumns(),
      flow(verdict), commands([("scripts/workbook cost LESSON", "All figures of a lesson.")]),
    ])
  }
}

extension LessonFigures.Request {
  fileprivate var balance: CostBalance { CostBalance(before: before, after: after) }

  fileprivate var row: Line {
    func pair(_ value: (ChangeCost) -> Int) -> Run { Run("\(value(before))→\(value(after))") }
    return [
      Run("  \(name)"), pair { $0.filesTouched + $0.newFiles }, pair(\.lines),
      pair(\.testsEdited), Run("+\(balance.better) −\(balance.worse)"),
    ]
  }
}
