import Foundation

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
    case .linesEdited: effort.figures.linesEdited
    case .linesAdded: effort.figures.linesAdded
    case .filesOpened: effort.figures.filesOpened
    case .places: effort.figures.places
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
    let notices = Notice.allCases
    let heads = ["#", "side", "edited", "added", "files", "places"] + notices.map(\.rawValue)
    return [heads]
      + requests.enumerated().flatMap { index, request in
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
  }

  /// The requests' own tests: their lines, and how long they run.
  package var testTable: Table {
    table(of: requests, ["lines of test", "seconds"]) { request, side in
      let effort = request.effort[side]
      let seconds = String(format: "%d.%02d", effort.testTime / 100, effort.testTime % 100)
      return ["\(effort.testLines)", seconds]
    }
  }

  /// What becomes of each slip, a row for each side.
  package var slipTable: Table {
    table(of: slips, ["compiles", "behaviours that break", "bystanders"]) { slip, side in
      let outcome = slip.outcome[side]
      guard outcome.error == nil else { return ["no", "–", "–"] }
      return ["yes", "\(outcome.broken.count)", "\(outcome.bystanders.count)"]
    }
  }

  /// What has to be known to read that table.
  package static let slipRemark =
    "Bystanders are behaviours that the mistake was not about. Where a mistake ends the process, "
    + "no behaviour after that is counted. –: what does not compile is not run; a warning counts as "
    + "an error here."

  /// Two rows for each item, which begin with its number and the side.
  private func table<Item>(
    of items: [Item], _ heads: [String], cells: (Item, Side) -> [String]
  ) -> Table {
    [["#", "side"] + heads]
      + items.enumerated().flatMap { index, item in
        Side.allCases.map { ["\(index + 1)", $0.rawValue] + cells(item, $0) }
      }
  }

  /// What becomes of every two requests that are carried out at once, a row for each side.
  package var meetingTable: Table {
    .bySide("side", ["pairs"] + MeetingOutcome.headings) { side in
      [meetings.count] + meetings.counts(on: side)
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
    return Sides { side in
      stages[index].linesEdited[side] - (stages[..<index].last?.linesEdited[side] ?? 0)
    }
  }
}

extension LessonEvidence.Table {
  static func bySide(_ head: String, _ heads: [String], figures: (Side) -> [Int]) -> Self {
    [[head] + heads] + Side.allCases.map { side in [side.rawValue] + figures(side).map { "\($0)" } }
  }
}

extension [LessonEvidence.Meeting] {
  func counts(on side: Side) -> [Int] {
    LessonEvidence.MeetingOutcome.allCases.map { outcome in count { $0.outcome[side] == outcome } }
  }
}
