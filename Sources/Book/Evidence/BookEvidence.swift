/// The measurements of all lessons; figures are never added to each other.
package struct BookEvidence {
  package let requests: [LessonEvidence.Request]
  package let slips: [LessonEvidence.Slip]

  package init(_ lessons: [LessonEvidence]) {
    requests = lessons.flatMap(\.requests)
    slips = lessons.flatMap(\.slips)
  }

  /// How often *after* is better, the same and worse in each figure, for the requests that a
  /// principle expects and for the others; and what catches the slips. Each with its title.
  package var tables: [(title: String, table: Table)] {
    let (expected, others) = (requests.filter(\.isExpected), requests.filter { !$0.isExpected })
    return [
      ("Expected by the principle: \(expected.count) requests", BookEvidence.balance(of: expected)),
      ("Not expected: \(others.count) requests", BookEvidence.balance(of: others)),
      ("What catches the \(slips.count) slips", slipTable),
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
        running.count { !$0.unrelated.isEmpty }, running.count { $0.broken.isEmpty },
      ]
      return [side.rawValue] + figures.map { "\($0)" }
    }
    return Table(["", "compiler", "a behaviour", "unrelated ones", "nothing"], rows: rows)
  }
}
