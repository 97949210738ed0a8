/// What is compared of a request, each by itself; less is better.
package enum EffortFigure: String, CaseIterable, Sendable {
  case linesEdited = "lines edited"
  case linesAdded = "lines added"
  case filesOpened = "files opened"
  case places
  case unnoticed
  case testLines = "test lines"

  package func value(of effort: LessonEvidence.Effort) -> Int {
    switch self {
    case .linesEdited: effort.size.linesEdited
    case .linesAdded: effort.size.linesAdded
    case .filesOpened: effort.size.filesOpened
    case .places: effort.places.count
    case .unnoticed: effort.places.count { $0.noticedBy == .nobody }
    case .testLines: effort.testLines
    }
  }
}

extension LessonEvidence {
  /// A table as rows of cells; the first row has the headings.
  package typealias Table = [[String]]

  /// Every figure of every request, a row for each side.
  ///
  /// - Parameter yours: The figures of a reader's own changes, by the names of the requests; each gets
  ///   a row of its own.
  package func requestTable(yours: [String: ChangeFigures] = [:]) -> Table {
    let notices = Notice.allCases.map(\.rawValue)
    let heads = ["#", "side", "edited", "added", "files", "places"]
    return [heads + notices]
      + requests.enumerated().flatMap { index, request in
        func row(_ name: String, _ figures: ChangeFigures, _ rest: [String]) -> [String] {
          ["\(index + 1)", name] + figures.values.map { "\($0)" } + rest
        }
        let sides = Side.allCases.map { side in
          let effort = request.effort[side]
          return row(
            side.rawValue, effort.figures,
            Notice.allCases.map { notice in
              "\(effort.places.count { $0.noticedBy == notice })"
            })
        }
        return sides
          + (yours[request.name].map { [row("yours", $0, notices.map { _ in "–" })] } ?? [])
      }
  }

  /// The requests' own tests: their lines, and how long they run.
  package var testTable: Table {
    [["#", "side", "lines of test", "seconds"]]
      + requests.enumerated().flatMap { index, request in
        Side.allCases.map { side in
          let effort = request.effort[side]
          let time = effort.testTime.map { "\($0 / 100).\($0 % 100 < 10 ? "0" : "")\($0 % 100)" }
          return ["\(index + 1)", side.rawValue, "\(effort.testLines)", time ?? "–"]
        }
      }
  }

  /// What becomes of each slip, a row for each side.
  package var slipTable: Table {
    [["#", "side", "compiles", "behaviours that break", "bystanders"]]
      + slips.enumerated().flatMap { index, slip in
        Side.allCases.map { side in
          let outcome = slip.outcome[side]
          let figures = [outcome.broken.count, outcome.bystanders.count]
          return ["\(index + 1)", side.rawValue]
            + (outcome.error == nil ? ["yes"] + figures.map { "\($0)" } : ["no", "–", "–"])
        }
      }
  }

  /// What becomes of every two requests that are carried out at once, a row for each side.
  package var meetingTable: Table {
    [["side", "pairs"] + MeetingOutcome.allCases.map(\.heading)]
      + Side.allCases.map { side in
        [side.rawValue, "\(meetings.count)"]
          + MeetingOutcome.allCases.map { outcome in
            "\(meetings.count { $0.outcome[side] == outcome })"
          }
      }
  }

  /// The existing lines edited, in total, as the expected requests are carried out one after another.
  ///
  /// - Parameter yours: The figures of a reader's own changes, by the names of the requests; they get
  ///   a column of their own.
  package func stageTable(yours: [String: ChangeFigures] = [:]) -> Table {
    var total = 0
    let own = stages.map { stage in
      guard let figures = yours[stage.request] else { return "–" }
      total += figures.linesEdited
      return "\(total)"
    }
    let isAlone = own.allSatisfy { $0 == "–" }
    return [["carried out so far", "before", "after"] + (isAlone ? [] : ["yours"])]
      + zip(stages, own).map { stage, own in
        [stage.request] + Side.allCases.map { "\(stage.linesEdited[$0])" } + (isAlone ? [] : [own])
      }
  }

  /// How many existing lines an expected request edits when it comes in the book's row; nil for one
  /// that is not in it.
  package func linesEditedInRow(_ request: String) -> Sides<Int>? {
    guard let index = stages.firstIndex(where: { $0.request == request }) else { return nil }
    let (now, former) = (stages[index].linesEdited, stages[..<index].last?.linesEdited)
    return Sides(
      before: now.before - (former?.before ?? 0), after: now.after - (former?.after ?? 0))
  }
}

extension LessonEvidence.MeetingOutcome {
  package var heading: String {
    switch self {
    case .passes: "merge and pass"
    case .breaks: "merge and break"
    case .conflict: "conflict"
    }
  }
}

/// How after compares with before in one figure, over several requests.
package struct FigureBalance: Hashable, Sendable {
  package let figure: EffortFigure
  package let better: Int
  package let same: Int
  package let worse: Int

  package init(_ figure: EffortFigure, of requests: [LessonEvidence.Request]) {
    let leads = requests.map {
      figure.value(of: $0.effort.before) - figure.value(of: $0.effort.after)
    }
    self.figure = figure
    better = leads.count { $0 > 0 }
    same = leads.count { $0 == 0 }
    worse = leads.count { $0 < 0 }
  }
}
