import Terminal

/// Costs for a terminal: of a lesson with every figure, or of the whole book with a row a request.
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
    "  " + name.padded(to: label)
      + cells.map { String(repeating: " ", count: max(2, 14 - $0.count)) + $0 }.joined()
  }

  /// The whole book, a row a request.
  func text(of costs: [(lesson: Lesson, cost: LessonCost)]) -> String {
    let name = max(9, (costs.flatMap(\.cost.requests).map(\.name.count).max() ?? 0) + 4)
    var lines: [Line] = [
      [Run("What a change costs, before → after", .bold)], [],
      [Run(CostTable.line("request", CostTable.heads, name: name), .bold)],
    ]
    var sum = (cheaper: 0, dearer: 0, neither: 0)
    for (lesson, cost) in costs {
      lines.append([Run("\(lesson.number) \(lesson.title)", .dim)])
      for request in cost.requests {
        let balance = CostBalance(before: request.before, after: request.after)
        switch balance.better - balance.worse {
        case 1...: sum.cheaper += 1
        case ..<0: sum.dearer += 1
        default: sum.neither += 1
        }
        let cells = CostTable.cells(of: request, balance)
        lines.append([Run(CostTable.line("  \(request.name)", cells, name: name))])
      }
    }
    lines += [
      [],
      [Run("In the last column: in how many of seven figures after is better (+) and worse (-).")],
      [
        Run(
          "Better in more than it is worse in: \(sum.cheaper) requests; worse in more: "
            + "\(sum.dearer); neither: \(sum.neither).")
      ], [Run("All figures of a lesson: scripts/workbook cost LESSON")],
    ]
    return lines.map { ink.paint($0) + "\n" }.joined()
  }

  private static let heads = ["files", "lines", "decl.", "objects", "tests", "after"]

  private static func cells(of request: LessonCost.Request, _ balance: CostBalance) -> [String] {
    func pair(_ value: (ChangeCost) -> Int?) -> String {
      [request.before, request.after].map { value($0).map(String.init) ?? "?" }
        .joined(separator: "→")
    }
    return [
      pair { $0.filesTouched + $0.newFiles }, pair(\.lines), pair(\.declarationsChanged),
      pair(\.objectsRebuilt), pair(\.testsEdited), "+\(balance.better) -\(balance.worse)",
    ]
  }

  private static func line(_ name: String, _ cells: [String], name width: Int) -> String {
    let row =
      name.padded(to: width) + zip([7, 8, 7, 9, 7], cells).map { $1.padded(to: $0) }.joined()
    return row + (cells.last ?? "")
  }
}

extension String {
  /// With blanks behind it, up to a width.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
