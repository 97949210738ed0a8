import Book

extension StepSeries {
  /// What a lesson's page says about its steps: a list of their names, reasons and sizes.
  var pageLines: [String] {
    steps.map { step in
      let link = step.path.split(separator: "/").suffix(2).joined(separator: "/")
      let reason = [step.reason, step.largeBecause].compactMap { $0 }.joined(separator: " ")
      return "\(step.number). **\(step.refactoring)**: [\(step.title)](\(link)). "
        + "\(reason) (\(step.size))"
    }
  }
}

extension LessonFigures {
  /// What a lesson's page says about its requests: each in the stakeholder's words, a table and a
  /// chart.
  func pageLines(of requests: [ChangeRequest]) -> [String] {
    let sentences = requests.enumerated().map { index, request in
      "\(index + 1). [\(request.title)](Requests/\(request.name)/Request.md) (`\(request.name)`): "
        + "“\(request.sentence)” (\(request.askedBy), \(request.kind.text))"
    }
    return sentences + [""] + table + ["", "![\(CostChart(self).words)](Cost.svg)"]
  }

  /// A row for each side, starting with the number of the request.
  private var table: [String] {
    let heads = ["request", "side"] + CostFigure.allCases.map(\.head)
    var rows = [heads, heads.indices.map { $0 < 2 ? "---" : "---:" }]
    for (index, request) in requests.enumerated() {
      for (side, cost) in [("before", request.before), ("after", request.after)] {
        rows.append(["\(index + 1)", side] + CostFigure.allCases.map { "\($0.value(of: cost))" })
      }
    }
    return rows.map { "| " + $0.joined(separator: " | ") + " |" }
  }
}

extension ChangeRequest.Kind {
  /// The kind as part of a sentence.
  fileprivate var text: String {
    switch self {
    case .axis: "along the lesson's axis"
    case .players: "as players see it"
    case .costlier: "where after is no cheaper"
    }
  }
}
