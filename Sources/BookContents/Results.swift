import Text

/// What was measured for all lessons together.
struct Results {
  private static let catchers = ["the compiler", "tests", "nobody", "does not arise"]

  private let evidence: [Evidence]

  init(of book: Book) throws { evidence = try book.lessons.map(Evidence.init) }

  private func count(caughtBy catcher: String, in version: Version) -> Int {
    evidence.flatMap(\.mistakes).count { $0.outcomes[version]?.catcher == catcher }
  }

  /// What catches the mistakes, as bars: a whole block stands for two mistakes.
  var chart: [String] {
    let bars = Results.catchers.flatMap { catcher in
      Version.allCases.map { version in
        let mistakes = count(caughtBy: catcher, in: version)
        let bar = String(repeating: "█", count: mistakes / 2) + (mistakes % 2 == 1 ? "▌" : "")
        let head = version == .before ? catcher : ""
        return head.padded(to: 16) + version.rawValue.padded(to: 8)
          + (bar.isEmpty ? "0" : "\(bar) \(mistakes)")
      }
    }
    return ["```text"] + bars + ["```"]
  }

  var tables: [String] {
    let mistakes = Version.allCases.map { version in
      let counts = Results.catchers.map { count(caughtBy: $0, in: version) }
      return [version.rawValue] + (counts + [counts.reduce(0, +)]).map(String.init)
    }
    return Tables.table([""] + Results.catchers + ["all"], mistakes, texts: 1) + [""] + changes
  }

  /// Counts the changes in which the *after* version costs less, the same or more.
  private var changes: [String] {
    let figures: [(String, (Figures) -> Int)] = [
      ("lines edited", \.linesEdited), ("lines added", \.linesAdded),
      ("files opened", \.filesOpened),
    ]
    let rows = [true, false].flatMap { isExpected -> [[String]] in
      let chosen = evidence.flatMap(\.changes).filter { $0.isExpected == isExpected }
      return figures.map { name, figure in
        let signs = chosen.compactMap { change -> Int? in
          guard let before = change.figures[.before], let after = change.figures[.after] else {
            return nil
          }
          return (figure(after) - figure(before)).signum()
        }
        return [isExpected ? "expected (\(chosen.count))" : "not expected (\(chosen.count))", name]
          + [-1, 0, 1].map { sign in "\(signs.count { $0 == sign })" }
      }
    }
    let heads = ["changes", "in the after version", "fewer", "the same", "more"]
    return Tables.table(heads, rows, texts: 2)
  }
}
