import Book

/// What a lesson's page says about its requests: each in the stakeholder's words, a table and a
/// chart.
struct CostBlock {
  let requests: [ChangeRequest]
  let figures: LessonFigures

  init(of lesson: Lesson, in workbook: Workbook) throws {
    requests = try ChangeRequest.all(of: lesson, in: workbook)
    figures = try LessonFigures(of: lesson, in: workbook)
  }

  init(requests: [ChangeRequest], figures: LessonFigures) {
    self.requests = requests
    self.figures = figures
  }

  var lines: [String] {
    let sentences: [String] = requests.enumerated().map { index, request in
      "\(index + 1). [\(request.title)](Requests/\(request.name)/Request.md) (`\(request.name)`): "
        + "“\(request.sentence)” (\(request.askedBy), \(request.kind.text))"
    }
    return sentences + [""] + table + ["", "![\(CostChart(figures).words)](Cost.svg)"]
  }

  /// A row for each side, starting with the number of the request.
  private var table: [String] {
    let heads = ["request", "side"] + CostFigure.allCases.map(\.head)
    var rows = [heads, heads.indices.map { $0 < 2 ? "---" : "---:" }]
    for (index, request) in figures.requests.enumerated() {
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
