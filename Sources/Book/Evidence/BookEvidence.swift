/// What was measured of all lessons; nothing is summed over figures.
package struct BookEvidence: Sendable {
  package let requests: [LessonEvidence.Request]
  package let slips: [LessonEvidence.Slip]
  package let meetings: [LessonEvidence.Meeting]

  package init(_ lessons: [LessonEvidence]) {
    requests = lessons.flatMap(\.requests)
    slips = lessons.flatMap(\.slips)
    meetings = lessons.flatMap(\.meetings)
  }

  /// A table with what it is about.
  package struct Titled: Hashable, Sendable {
    package let title: String
    package let table: LessonEvidence.Table
  }

  /// How often after is better, the same and worse in each figure, for the requests that a principle
  /// expects and for the others; who notices the slips; and what comes of two people at once.
  package var tables: [Titled] { [balance(true), balance(false), notices, encounters] }

  private func balance(_ isExpected: Bool) -> Titled {
    let some = requests.filter { $0.isExpected == isExpected }
    let rows = EffortFigure.allCases.map { figure in
      let balance = FigureBalance(figure, of: some)
      return [figure.rawValue] + [balance.better, balance.same, balance.worse].map { "\($0)" }
    }
    let name = isExpected ? "Expected by the principle" : "Not expected"
    return Titled(
      title: "\(name): \(some.count) requests",
      table: [["after is", "better", "the same", "worse"]] + rows)
  }

  private var notices: Titled {
    let rows = Side.allCases.map { side in
      let outcomes = slips.map { $0.outcome[side] }
      let running = outcomes.filter { $0.error == nil }
      let counts = [
        outcomes.count - running.count, running.count { !$0.broken.isEmpty },
        running.count { !$0.bystanders.isEmpty }, running.count { $0.broken.isEmpty },
      ]
      return [side.rawValue] + counts.map { "\($0)" }
    }
    return Titled(
      title: "Who notices the \(slips.count) slips",
      table: [["", "compiler", "a behaviour", "with bystanders", "nobody"]] + rows)
  }

  private var encounters: Titled {
    let rows = Side.allCases.map { side in
      [side.rawValue]
        + LessonEvidence.MeetingOutcome.allCases.map { outcome in
          "\(meetings.count { $0.outcome[side] == outcome })"
        }
    }
    return Titled(
      title: "Two people at once: \(meetings.count) pairs of requests",
      table: [[""] + LessonEvidence.MeetingOutcome.allCases.map(\.heading)] + rows)
  }
}
