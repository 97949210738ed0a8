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
    let heads = ["files", "lines", "declarations", "objects", "tests"]
    let names = costs.flatMap(\.cost.requests).map(\.name.count).max() ?? 0
    let width = max(names + 2, 9)
    var lines: [Line] = [
      [Run("What a change costs, before → after", .bold)], [],
      [
        Run(
          "request".padded(to: width) + heads.map { $0.padded(to: CostTable.column($0)) }.joined()
            + "after is", .bold)
      ],
    ]
    var sum = (cheaper: 0, dearer: 0, neither: 0)
    for (lesson, cost) in costs {
      lines.append([Run("\(lesson.number) \(lesson.title)", .dim)])
      for request in cost.requests {
        let balance = CostBalance(before: request.before, after: request.after)
        if balance.better > balance.worse {
          sum.cheaper += 1
        } else if balance.better < balance.worse {
          sum.dearer += 1
        } else {
          sum.neither += 1
        }
        lines.append([Run(CostTable.row(request, balance, width: width))])
      }
    }
    lines += [
      [],
      [
        Run(
          "After is cheaper in more figures than it is dearer in for \(sum.cheaper) requests, dearer "
            + "in more for \(sum.dearer),")
      ], [Run("and neither for \(sum.neither). All figures: scripts/workbook cost LESSON")],
    ]
    return lines.map { ink.paint($0) + "\n" }.joined()
  }

  private static func column(_ head: String) -> Int { max(9, head.count + 2) }

  private static func row(
    _ request: LessonCost.Request, _ balance: CostBalance, width: Int
  ) -> String {
    func pair(_ value: (ChangeCost) -> Int?) -> String {
      [request.before, request.after].map { value($0).map(String.init) ?? "?" }
        .joined(separator: "→")
    }
    let cells = [
      ("files", pair { $0.filesTouched + $0.newFiles }), ("lines", pair(\.lines)),
      ("declarations", pair(\.declarationsChanged)), ("objects", pair(\.objectsRebuilt)),
      ("tests", pair(\.testsEdited)),
    ]
    return "  " + request.name.padded(to: width - 2)
      + cells.map { $0.1.padded(to: column($0.0)) }.joined()
      + "\(balance.better) better, \(balance.worse) worse"
  }
}

extension String {
  /// With blanks behind it, up to a width.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
