import Book

extension [Step] {
  /// The part of a lesson's page about its steps: a list of their names, reasons and sizes, and the
  /// mistakes that they stop.
  ///
  /// - Parameter evidence: The evidence on the lesson's slips.
  func pageLines(stopping slips: [Book.Slip], _ evidence: LessonEvidence) -> [String] {
    map { step in
      let stopped = zip(slips, evidence.slips).filter { $0.0.stoppedBy == step.number }.map {
        let after = $1.outcome.after
        let end =
          after.error != nil
          ? "does not compile"
          : !after.broken.isEmpty
            ? "breaks only related behaviours"
            : $0.guests.after.files.isEmpty
              ? "breaks nothing" : "breaks nothing in a separate module"
        return " **From this step on, the mistake “\($0.title)” \(end).**"
      }
      let link = step.path.split(separator: "/").suffix(2).joined(separator: "/")
      let reason = [step.reason, step.largeBecause].compactMap { $0 }.joined(separator: " ")
      return "\(step.number). **\(step.refactoring)**: [\(step.title)](\(link)). "
        + "\(reason) (\(step.size))\(stopped.joined())"
    }
  }
}

extension LessonEvidence {
  /// The part of a lesson's page about its changes, folded so that a reader can guess first: a row
  /// for each request, and what they take one after another.
  var betLines: [String] {
    [
      "<details><summary>The figures of the \(requests.count) requests</summary>", "",
      "Each cell is *before* → *after*. A *spot* is a group of changed lines, more than two unchanged lines",
      "from the next. *From outside*: another module makes the change. *Players*: worded as a player would",
      "put it.", "",
    ] + betTable.markdown + ["", inRow, "", "</details>"]
  }

  /// What the expected requests take in total, as each builds on the last.
  private var inRow: String {
    guard stages.contains(where: { $0.linesEdited.before != $0.linesEdited.after }) else {
      return "Carried out one after another, the expected requests edit the same number of "
        + "existing lines in both versions."
    }
    let titles = Dictionary(requests.map { ($0.name, $0.title) }) { one, _ in one }
    let totals = stages.map { stage in
      "\(titles[stage.request] ?? stage.request): before \(stage.linesEdited.before), "
        + "after \(stage.linesEdited.after)"
    }
    return "Existing lines edited in total, as each expected request builds on the last: fewer is "
      + "better. \(totals.joined(separator: "; "))."
  }

  /// All evidence, for a separate page: each request in the stakeholder's words, each slip with its
  /// outcome, and all tables.
  func pageLines(of requests: [ChangeRequest], slips: [Book.Slip]) -> [String] {
    // If the requests have changed, the evidence must be measured again first.
    let asked = zip(requests, self.requests).enumerated().map { index, pair in
      let (request, found) = pair
      return
        "\(index + 1). [\(request.title)](Requests/\(request.name)/Request.md) (`\(request.name)`): "
        + "“\(request.sentence)” (\(request.askedBy).) *\(found.marks.words.capitalizedFirst)*: "
        + request.because
    }
    let typed = zip(slips, self.slips).map { slip, found in
      "\(slip.number). **\(slip.title).** \(slip.sentence) "
        + Side.allCases.map {
          "*\($0.rawValue.capitalizedFirst)*: \(slip.words(of: found.outcome[$0], on: $0))"
        }
        .joined(separator: " ")
    }
    return ["### Requests", ""] + asked + [""] + requestTable().markdown
      + ["", "### Slips", ""] + typed + [""] + slipTable.markdown
      + ["", LessonEvidence.slipRemark]
      + ["", "### In a row", ""] + stageTable().markdown
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
