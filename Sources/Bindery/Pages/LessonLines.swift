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

extension LessonEvidence {
  /// What a lesson's page says about its requests: each in the stakeholder's words, a table and a
  /// chart.
  func pageLines(of requests: [ChangeRequest]) -> [String] {
    let sentences = requests.enumerated().map { index, request in
      "\(index + 1). [\(request.title)](Requests/\(request.name)/Request.md) (`\(request.name)`): "
        + "“\(request.sentence)” (\(request.askedBy); \(request.marks.map(\.rawValue).joined(separator: ", ")): "
        + "\(request.because))"
    }
    return sentences + [""] + lines(of: requestTable) + [
      "", "![\(StageChart(self).words)](Bet.svg)",
    ]
      + [""] + lines(of: slipTable) + [""] + lines(of: meetingTable)
  }

  private func lines(of table: Table) -> [String] {
    var rows = table
    rows.insert(table[0].map { ["#", "side"].contains($0) ? "---" : "---:" }, at: 1)
    return rows.map { "| " + $0.joined(separator: " | ") + " |" }
  }
}
