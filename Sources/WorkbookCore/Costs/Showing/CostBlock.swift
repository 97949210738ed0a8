/// What a lesson's page says of its requests: each in the words of who asks, a table and a chart.
struct CostBlock {
  let requests: [ChangeRequest]
  let cost: LessonCost

  init(of lesson: Lesson, in workbook: Workbook) throws {
    requests = try ChangeRequest.all(of: lesson, in: workbook)
    cost = try LessonCost(of: lesson, in: workbook)
  }

  init(requests: [ChangeRequest], cost: LessonCost) {
    self.requests = requests
    self.cost = cost
  }

  var lines: [String] {
    let wishes = requests.enumerated().map { index, request in
      "\(index + 1). [\(request.title)](Requests/\(request.name)/Request.md) (`\(request.name)`): "
        + "“\(request.wish)” (\(request.askedBy), \(request.kind.text))"
    }
    return wishes + [""] + table + ["", "![\(CostChart(cost).words)](Cost.svg)"]
  }

  /// A row for each side, with the number of the request: nine columns are as many as fit.
  private var table: [String] {
    let heads = ["request", "side"] + CostFigure.allCases.map(\.head)
    var rows = [heads, heads.indices.map { $0 < 2 ? "---" : "---:" }]
    for (index, request) in cost.requests.enumerated() {
      for (side, cost) in [("before", request.before), ("after", request.after)] {
        rows.append(["\(index + 1)", side] + CostFigure.allCases.map { $0.text(of: cost) })
      }
    }
    return rows.map { "| " + $0.joined(separator: " | ") + " |" }
  }
}

extension ChangeRequest.Kind {
  /// As in a sentence.
  var text: String {
    switch self {
    case .axis: "along the lesson's axis"
    case .players: "as players see it"
    case .dearer: "where after is no cheaper"
    }
  }
}
