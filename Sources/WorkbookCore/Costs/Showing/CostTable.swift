import Terminal

/// The costs of a lesson for a terminal, with every figure.
struct CostTable {
  let ink: Ink

  /// A lesson's requests, every figure of both sides.
  func text(of cost: LessonCost, _ lesson: Lesson) -> String {
    let label = CostFigure.allCases.map(\.head.count).max() ?? 0
    var lines: [Line] = [
      [Run("Lesson \(lesson.number), \(lesson.title): what a change costs", .bold)]
    ]
    for request in cost.requests {
      let balance = CostBalance(before: request.before, after: request.after)
      lines += [
        [], [Run(request.title, .bold), Run("  \(request.name), \(request.kind)", .dim)],
        [Run(CostTable.row("", ["before", "after"], label: label), .dim)],
      ]
      for figure in CostFigure.allCases {
        let cells = [figure.text(of: request.before), figure.text(of: request.after)]
        lines.append([Run(CostTable.row(figure.head, cells, label: label))])
      }
      lines.append([Run("  after: \(balance.text)")])
    }
    lines += [
      [], [Run("Measured with Swift \(cost.compiler); the diffs are in", .dim)],
      [Run("\(ChangeRequest.folder(of: lesson)).", .dim)],
    ]
    return lines.map { ink.paint($0) + "\n" }.joined()
  }

  private static func row(_ name: String, _ cells: [String], label: Int) -> String {
    "  " + padded(name, to: label)
      + cells.map { String(repeating: " ", count: max(2, 14 - $0.count)) + $0 }.joined()
  }
}
