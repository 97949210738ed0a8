/// What was measured of all lessons; nothing is summed over figures.
package struct BookEvidence {
  package let requests: [LessonEvidence.Request]
  package let slips: [LessonEvidence.Slip]
  private let meetings: [LessonEvidence.Meeting]

  package init(_ lessons: [LessonEvidence]) {
    requests = lessons.flatMap(\.requests)
    slips = lessons.flatMap(\.slips)
    meetings = lessons.flatMap(\.meetings)
  }

  /// How often after is better, the same and worse in each figure, for the requests that a principle
  /// expects and for the others; who notices the slips; and what comes of two people at once. Each
  /// with what it is about.
  package var tables: [(title: String, table: LessonEvidence.Table)] {
    let (expected, others) = (requests.filter(\.isExpected), requests.filter { !$0.isExpected })
    return [
      ("Expected by the principle: \(expected.count) requests", BookEvidence.balance(of: expected)),
      ("Not expected: \(others.count) requests", BookEvidence.balance(of: others)),
      (
        "Who notices the \(slips.count) slips",
        .bySide("", ["compiler", "a behaviour", "with bystanders", "nobody"]) { side in
          let outcomes = slips.map { $0.outcome[side] }
          let running = outcomes.filter { $0.error == nil }
          return [
            outcomes.count - running.count, running.count { !$0.broken.isEmpty },
            running.count { !$0.bystanders.isEmpty }, running.count { $0.broken.isEmpty },
          ]
        }
      ),
      (
        "Two people at once: \(meetings.count) pairs of requests",
        .bySide("", LessonEvidence.MeetingOutcome.headings, figures: meetings.counts)
      ),
    ]
  }

  private static func balance(of requests: [LessonEvidence.Request]) -> LessonEvidence.Table {
    [["after is", "better", "the same", "worse"]]
      + EffortFigure.allCases.map { figure in
        let leads = requests.map {
          (figure.value(of: $0.effort.before) - figure.value(of: $0.effort.after)).signum()
        }
        return [figure.rawValue] + [1, 0, -1].map { lead in "\(leads.count { $0 == lead })" }
      }
  }
}
