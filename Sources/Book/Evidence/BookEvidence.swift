/// What was measured of all lessons; nothing is summed over figures.
package struct BookEvidence {
  package let requests: [LessonEvidence.Request]
  package let slips: [LessonEvidence.Slip]

  package init(_ lessons: [LessonEvidence]) {
    requests = lessons.flatMap(\.requests)
    slips = lessons.flatMap(\.slips)
  }

  /// How often after is better, the same and worse in each figure, for the requests that a principle
  /// expects and for the others; and who notices the slips. Each with what it is about.
  package var tables: [(title: String, table: Table)] {
    let (expected, others) = (requests.filter(\.isExpected), requests.filter { !$0.isExpected })
    return [
      ("Expected by the principle: \(expected.count) requests", BookEvidence.balance(of: expected)),
      ("Not expected: \(others.count) requests", BookEvidence.balance(of: others)),
      ("Who notices the \(slips.count) slips", slipTable),
    ]
  }

  private static func balance(of requests: [LessonEvidence.Request]) -> Table {
    let rows = ChangeFigures.names.map { name in
      let leads = requests.map {
        ($0.effort.before.figures[name] - $0.effort.after.figures[name]).signum()
      }
      return [name.rawValue] + [1, 0, -1].map { lead in "\(leads.count { $0 == lead })" }
    }
    return Table(["after is", "better", "the same", "worse"], rows: rows)
  }

  private var slipTable: Table {
    let rows = Side.allCases.map { side in
      let outcomes = slips.map { $0.outcome[side] }
      let running = outcomes.filter { $0.error == nil }
      let figures = [
        outcomes.count - running.count, running.count { !$0.broken.isEmpty },
        running.count { !$0.bystanders.isEmpty }, running.count { $0.broken.isEmpty },
      ]
      return [side.rawValue] + figures.map { "\($0)" }
    }
    return Table(["", "compiler", "a behaviour", "with bystanders", "nobody"], rows: rows)
  }
}
