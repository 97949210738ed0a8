import Book
import Site

extension [Step] {
  /// What a lesson's page says about its steps: a list of their names, reasons and sizes.
  var pageLines: [String] {
    map { step in
      let link = step.path.split(separator: "/").suffix(2).joined(separator: "/")
      let reason = [step.reason, step.largeBecause].compactMap { $0 }.joined(separator: " ")
      return "\(step.number). **\(step.refactoring)**: [\(step.title)](\(link)). "
        + "\(reason) (\(step.size))"
    }
  }
}

extension LessonEvidence {
  /// What a lesson's page says about its bet, folded, so that a reader can guess first: a row for each
  /// request, and the chart.
  var betLines: [String] {
    let figures = EffortFigure.allCases.filter { $0 != .testLines }
    let rows = requests.map { request in
      ["[\(request.title)](Requests/\(request.name)/Request.md)", request.marks.words]
        + figures.map { figure in
          "\(figure.value(of: request.effort.before)) → \(figure.value(of: request.effort.after))"
        }
    }
    return ["<details><summary>The figures of the \(requests.count) requests</summary>", ""]
      + [
        "Each cell is *before* → *after*. A *place* is a separate spot of the change, more than two unchanged",
        "lines from the next; an *unnoticed* one can be left out, and everything stays green. *From outside*:",
        "another module asks for it. *Players*: it is told as players see it.", "",
      ] + markdown([["request", "the bet"] + figures.map(\.rawValue)] + rows)
      + ["", "![\(ChartDrawing.stages(of: self).words)](Bet.svg)", "", "</details>"]
  }

  /// All evidence, for a page of its own: each request in the stakeholder's words, each slip with what
  /// comes of it, and all tables.
  func pageLines(of requests: [ChangeRequest], slips: [Book.Slip]) -> [String] {
    // Where the evidence is of other requests, it has to be measured first.
    let asked = zip(requests, self.requests).enumerated().map { index, pair in
      let (request, found) = pair
      return
        "\(index + 1). [\(request.title)](Requests/\(request.name)/Request.md) (`\(request.name)`): "
        + "“\(request.sentence)” (\(request.askedBy).) *\(found.marks.words.capitalizedFirst)*: "
        + request.because
    }
    let typed = zip(slips, self.slips).map { slip, found in
      "\(slip.number). **\(slip.title).** \(slip.sentence) "
        + Side.allCases.map { "*\($0.rawValue.capitalizedFirst)*: \(found.outcome[$0].words)" }
        .joined(separator: " ")
    }
    let pairs = meetings.filter { $0.outcome != .init(before: .passes, after: .passes) }.map {
      pair in
      "- " + pair.requests.map { "`\($0)`" }.joined(separator: " and ") + ": "
        + Side.allCases.map { "\($0.rawValue) \(pair.outcome[$0].heading)" }.joined(separator: ", ")
    }
    return ["### Requests", ""] + asked + [""] + markdown(requestTable())
      + ["", "### Slips", ""] + typed + [""] + markdown(slipTable)
      + ["", LessonEvidence.slipRemark]
      + ["", "### Two people at once", ""] + markdown(meetingTable)
      + (pairs.isEmpty ? [] : [""] + pairs)
      + ["", "### In a row", ""] + markdown(stageTable())
      + ["", "### The requests' own tests", ""] + markdown(testTable)
  }

  private func markdown(_ table: Table) -> [String] {
    var rows = table
    let words = ["#", "side", "request", "the bet", "carried out so far"]
    rows.insert(table[0].map { words.contains($0) ? "---" : "---:" }, at: 1)
    return rows.map { "| " + $0.joined(separator: " | ") + " |" }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
