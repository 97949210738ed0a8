import Terminal

/// What a reader is shown of requests: the list, one that was taken, and what the change cost.
struct RequestText {
  let ink: Ink
  let width: Int

  /// A lesson's requests, with the one that is taken.
  func list(_ requests: [ChangeRequest], of lesson: Lesson, taken: String?) -> String {
    var lines: [Line] = [[Run("Lesson \(lesson.number), \(lesson.title): requests", .bold)]]
    for request in requests {
      let mark = request.name == taken ? "  (taken in your kata)" : ""
      lines += [[], [Run(request.name, .bold), Run(mark, .green)]]
      lines += wish(of: request)
    }
    lines += [
      [], [Run("To take one in your kata: scripts/workbook request \(lesson.number) NAME")],
    ]
    return paint(lines)
  }

  func taken(_ request: KataRequest) -> String {
    let number = request.kata.lesson.number
    return paint(
      [[Run(request.request.title, .bold)]] + wish(of: request.request)
        + [
          [],
          [Run("Your kata has the new tests in \(request.file.path.fileName).")],
          [
            Run("Make them pass: `scripts/workbook watch \(number)`, then `check \(number)` counts")
          ],
          [Run("what the change cost you. To give it up: `request \(number) --drop`.")],
        ])
  }

  /// What the change cost: on our two sides, and the reader.
  func cost(_ cost: ChangeCost, of request: KataRequest, ours: LessonCost.Request?) -> String {
    let columns = [("before", ours?.before), ("after", ours?.after), ("yours", cost)]
    let figures = CostFigure.allCases.filter { $0 != .testsEdited }
    let label = figures.map(\.head.count).max() ?? 0
    func row(_ name: String, _ cells: [String]) -> String {
      "  " + name + String(repeating: " ", count: label - name.count)
        + cells.map { String(repeating: " ", count: max(2, 14 - $0.count)) + $0 }.joined()
    }
    var lines: [Line] = [
      [Run("What the change cost: \(request.request.title)", .bold)],
      [Run(row("", columns.map(\.0)), .dim)],
    ]
    for figure in figures {
      lines.append(
        [Run(row(figure.head, columns.map { $0.1.map(figure.text) ?? CostFigure.notMeasured }))])
    }
    let number = request.kata.lesson.number
    lines += [
      [], [Run("Our diffs are in \(request.request.path).")],
      [Run("To take another one, end this: `scripts/workbook request \(number) --drop`.")],
    ]
    return paint(lines)
  }

  private func wish(of request: ChangeRequest) -> [Line] {
    let flow = TextFlow(width: min(width, 80) - 2)
    return flow.lines([Run("“\(request.wish)” (\(request.askedBy))")]).map { [Run("  ")] + $0 }
  }

  private func paint(_ lines: [Line]) -> String {
    lines.map { ink.paint($0) + "\n" }.joined()
  }
}

extension String {
  /// The last part of a path.
  fileprivate var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}
