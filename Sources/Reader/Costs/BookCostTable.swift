import Book
import Shell
import Terminal

/// The costs of the whole book: a row per request, with how many figures are better or worse in
/// after.
struct BookCostTable {
  let figures: [(lesson: Lesson, figures: LessonFigures)]
  let width: Int

  private static let heads = ["request", "files", "lines", "tests", "after"]

  var lines: [Line] {
    let rows = figures.map { $0.figures.requests.map(BookCostTable.cells) }
    let all = [BookCostTable.heads] + rows.joined()
    let widths = BookCostTable.heads.indices.map { column in
      all.map { $0[column].count }.max() ?? 0
    }
    func line(_ cells: [String], _ style: Style) -> Line {
      [Run(zip(cells, widths).map { $0.padded(to: $1) }.joined(separator: "  "), style)]
    }
    let lessons = zip(figures, rows).flatMap { part, rows in
      [[Run(part.lesson.numberedTitle, .dim)]] + rows.map { line($0, .plain) }
    }
    let flow = Prose(width: width)
    return [[Run("What a change costs, before → after", .bold)], []]
      + [line(BookCostTable.heads, .bold)] + lessons + [[]] + flow.lines(verdict) + [[]]
      + CommandList(
        rows: [("scripts/workbook cost LESSON", "All figures of a lesson.")], width: width
      ).lines
  }

  /// How many requests each side wins, by being better in more figures than the other.
  private var verdict: String {
    let leads = figures.flatMap(\.figures.requests).map { request in
      let balance = CostBalance(before: request.before, after: request.after)
      return balance.better - balance.worse
    }
    let draws = leads.count { $0 == 0 }
    return "+ and − count the figures that are better and worse in after. More of them decide: of "
      + "\(leads.count) requests, after wins \(leads.count { $0 > 0 }) and loses "
      + "\(leads.count { $0 < 0 }); \(draws == 1 ? "1 is a draw" : "\(draws) are draws")."
  }

  private static func cells(of request: LessonFigures.Request) -> [String] {
    func pair(_ value: (ChangeCost) -> Int) -> String {
      "\(value(request.before))→\(value(request.after))"
    }
    let balance = CostBalance(before: request.before, after: request.after)
    return [
      "  \(request.name)", pair { $0.filesTouched + $0.newFiles }, pair(\.lines),
      pair(\.testsEdited), "+\(balance.better) −\(balance.worse)",
    ]
  }
}
