extension LessonEvidence {
  /// Every figure of every request, a row for each side.
  ///
  /// - Parameter yours: The figures of a reader's own changes, by the names of the requests; each
  ///   gets a separate row.
  package func requestTable(yours: [String: ChangeFigures] = [:]) -> Table {
    let notices = Notice.allCases
    let heads = ["#", "version", "edited", "added", "files", "spots"] + notices.map(\.rawValue)
    let rows = requests.enumerated().flatMap { index, request in
      func row(_ name: String, _ figures: ChangeFigures, _ noticed: [String]) -> [String] {
        ["\(index + 1)", name] + figures.values.map { "\($0)" } + noticed
      }
      let sides = Side.allCases.map { side in
        let effort = request.effort[side]
        let noticed = notices.map { notice in effort.places.count { $0.noticedBy == notice } }
        return row(side.rawValue, effort.figures, noticed.map { "\($0)" })
      }
      guard let figures = yours[request.name] else { return sides }
      return sides + [row("yours", figures, notices.map { _ in "–" })]
    }
    return Table(heads, words: 2, rows: rows)
  }

  /// A row for each request, as on the lesson's page: each cell is the figure for *before*, then
  /// for *after*.
  package var betTable: Table {
    let names = ChangeFigures.Name.allCases
    let rows = requests.map { request in
      let (before, after) = (request.effort.before.figures, request.effort.after.figures)
      return ["[\(request.title)](Requests/\(request.name)/Request.md)", request.marks.words]
        + names.map { "\(before[$0]) → \(after[$0])" }
    }
    return Table(["request", "the bet"] + names.map(\.rawValue), words: 2, rows: rows)
  }

  /// The outcome of each slip, a row for each side.
  package var slipTable: Table {
    let rows = slips.enumerated().flatMap { index, slip in
      Side.allCases.map { side in
        let outcome = slip.outcome[side]
        let cells =
          outcome.error == nil
          ? ["yes", "\(outcome.broken.count)", "\(outcome.unrelated.count)"] : ["no", "–", "–"]
        return ["\(index + 1)", side.rawValue] + cells
      }
    }
    return Table(
      ["#", "version", "compiles", "behaviours that break", "unrelated"], words: 2, rows: rows)
  }

  /// How to read that table.
  package static let slipRemark =
    "Unrelated: broken behaviours that the mistake was not about. –: code that does not compile is "
    + "not run; a warning counts as an error here."

  /// The total of existing lines edited, as the expected requests are made one after another.
  ///
  /// - Parameter yours: The figures of a reader's own changes, by the names of the requests; they
  ///   get a separate column.
  package func stageTable(yours: [String: ChangeFigures] = [:]) -> Table {
    var total = 0
    let own = stages.map { stage in
      guard let figures = yours[stage.request] else { return "–" }
      total += figures.linesEdited
      return "\(total)"
    }
    let isAlone = own.allSatisfy { $0 == "–" }
    return Table(
      ["carried out so far", "before", "after"] + (isAlone ? [] : ["yours"]),
      rows: zip(stages, own).map { stage, own in
        [stage.request] + Side.allCases.map { "\(stage.linesEdited[$0])" } + (isAlone ? [] : [own])
      })
  }

  /// How many existing lines an expected request edits in its place in the row; nil if it is not in
  /// the row.
  package func linesEditedInRow(_ request: String) -> Sides<Int>? {
    guard let index = stages.firstIndex(where: { $0.request == request }) else { return nil }
    return Sides { side in
      stages[index].linesEdited[side] - (stages[..<index].last?.linesEdited[side] ?? 0)
    }
  }
}
