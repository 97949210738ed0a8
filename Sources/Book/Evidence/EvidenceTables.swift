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
  package var requestTable: Table {
    let notices = Notice.allCases.map(\.rawValue)
    let heads = ["#", "side", "edited", "added", "files", "places"]
    return [heads + notices]
      + requests.enumerated().flatMap { index, request in
        Side.allCases.map { side in
          let effort = request.effort[side]
          let figures: [EffortFigure] = [.linesEdited, .linesAdded, .filesOpened, .places]
          let seen = Notice.allCases.map { notice in
            effort.places.count { $0.noticedBy == notice }
          }
          return ["\(index + 1)", side.rawValue] + figures.map { "\($0.value(of: effort))" }
            + seen.map { "\($0)" }
        }
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
  package var stageTable: Table {
    [["carried out so far", "before", "after"]]
      + stages.map { stage in
        [stage.request] + Side.allCases.map { "\(stage.linesEdited[$0])" }
      }
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
