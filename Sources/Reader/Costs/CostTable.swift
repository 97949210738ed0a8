import Book
import Shell
import Terminal

/// The costs of a lesson's requests: every figure for both sides.
struct CostTable {
  let width: Int

  func lines(of figures: LessonFigures, _ lesson: Lesson) -> [Line] {
    let flow = Prose(width: width)
    let requests = figures.requests.map { request in
      let balance = CostBalance(before: request.before, after: request.after)
      return flow.lines([
        Run(request.title, .bold), Run(" · \(request.name), \(request.kind)", .dim),
      ])
        + CostTable.rows([("before", request.before), ("after", request.after)])
        + flow.lines("after: \(balance.text)").indented(by: 2)
    }
    return separated(
      [flow.lines("Lesson \(lesson.number), \(lesson.title): what a change costs", .bold)]
        + requests
        + [flow.lines("The diffs are in \(ChangeRequest.folder(of: lesson)).", .dim)])
  }

  /// A row for each figure, with a column for each version.
  ///
  /// - Parameter versions: The name of each version, and what the change costs there, if known.
  static func rows(
    _ versions: [(name: String, cost: ChangeCost?)],
    figures: [CostFigure] = Array(CostFigure.allCases)
  ) -> [Line] {
    let label = figures.map(\.head.count).max() ?? 0
    func row(_ name: String, _ cells: [String], _ style: Style) -> Line {
      let cells = cells.map { String(repeating: " ", count: max(2, 10 - $0.count)) + $0 }
      return [Run("  " + name.padded(to: label) + cells.joined(), style)]
    }
    return [row("", versions.map(\.name), .dim)]
      + figures.map { figure in
        row(
          figure.head, versions.map { $0.cost.map { "\(figure.value(of: $0))" } ?? "–" }, .plain)
      }
  }
}
