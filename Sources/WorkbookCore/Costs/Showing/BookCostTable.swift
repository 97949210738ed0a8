import Terminal

/// The costs of the whole book for a terminal: a row a request, wins and losses.
struct BookCostTable {
  let ink: Ink

  private static let heads = ["request", "files", "lines", "decl.", "objects", "tests", "after"]

  func text(of costs: [(lesson: Lesson, cost: LessonCost)]) -> String {
    let rows = costs.map { $0.cost.requests.map(BookCostTable.cells) }
    let all = [BookCostTable.heads] + rows.joined()
    let widths = BookCostTable.heads.indices.map { column in
      all.map { $0[column].count }.max() ?? 0
    }
    func line(_ cells: [String]) -> String {
      zip(cells, widths).map { padded($0, to: $1) }.joined(separator: "  ").trimmedAtEnd
    }
    var lines: [Line] = [
      [Run("What a change costs, before → after", .bold)], [],
      [Run(line(BookCostTable.heads), .bold)],
    ]
    for ((lesson, _), rows) in zip(costs, rows) {
      lines.append([Run("\(lesson.number)  \(lesson.title)", .dim)])
      lines += rows.map { [Run(line($0))] }
    }
    lines += [[]] + TextFlow(width: 80).lines([Run(verdict(on: costs.flatMap(\.cost.requests)))])
    lines += [[], [Run("All figures of a lesson: scripts/workbook cost LESSON")]]
    return lines.map { ink.paint($0) + "\n" }.joined()
  }

  /// How many requests each side wins, by more figures of one than of the other.
  private func verdict(on requests: [LessonCost.Request]) -> String {
    let leads = requests.map { request in
      let balance = CostBalance(before: request.before, after: request.after)
      return balance.better - balance.worse
    }
    let draws = leads.count { $0 == 0 }
    return "+ and − count the figures in which after is cheaper and dearer. More of them decide: "
      + "of \(leads.count) requests, after wins \(leads.count { $0 > 0 }) and loses "
      + "\(leads.count { $0 < 0 }); \(draws == 1 ? "1 is a draw" : "\(draws) are draws")."
  }

  private static func cells(of request: LessonCost.Request) -> [String] {
    func pair(_ value: (ChangeCost) -> Int?) -> String {
      [request.before, request.after].map { value($0).map(String.init) ?? "?" }
        .joined(separator: "→")
    }
    let balance = CostBalance(before: request.before, after: request.after)
    return [
      "  \(request.name)", pair { $0.filesTouched + $0.newFiles }, pair(\.lines),
      pair(\.declarationsChanged), pair(\.objectsRebuilt), pair(\.testsEdited),
      "+\(balance.better) −\(balance.worse)",
    ]
  }
}

extension String {
  /// Without the blanks behind it.
  fileprivate var trimmedAtEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
