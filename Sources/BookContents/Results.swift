import Text

/// What was measured for all lessons together.
struct Results {
  private let evidence: [Evidence]
  /// What catches how many mistakes in each version: the compiler, tests, nobody; the rest do not arise.
  private let caught: [(version: Version, counts: [(catcher: String, mistakes: Int)])]

  init(of book: Book) throws {
    evidence = try book.lessons.map(Evidence.init)
    let outcomes = evidence.flatMap(\.mistakes).map(\.outcomes)
    caught = Version.allCases.map { version in
      let found = outcomes.compactMap { $0[version] }
      let refused = found.count { if case .refused = $0 { true } else { false } }
      let compiled = found.count { if case .compiles = $0 { true } else { false } }
      let unnoticed = found.count(where: \.isUnnoticed)
      return (
        version,
        [
          ("the compiler", refused), ("tests", compiled - unnoticed), ("nobody", unnoticed),
          ("does not arise", found.count - refused - compiled),
        ]
      )
    }
  }

  /// What catches the mistakes, as bars: a whole block stands for two mistakes.
  var chart: [String] {
    let bars = (caught.first?.counts.indices ?? 0..<0).flatMap { index in
      caught.map { version, counts in
        let (catcher, mistakes) = counts[index]
        let bar = String(repeating: "█", count: mistakes / 2) + (mistakes % 2 == 1 ? "▌" : "")
        let head = version == caught[0].version ? catcher : ""
        return head.padded(to: 16) + version.rawValue.padded(to: 8)
          + (bar.isEmpty ? "0" : "\(bar) \(mistakes)")
      }
    }
    return ["```text"] + bars + ["```"]
  }

  var tables: [String] {
    let heads = [""] + (caught.first?.counts.map(\.catcher) ?? []) + ["all"]
    let mistakes = caught.map { version, counts in
      [version.rawValue]
        + (counts + [("all", counts.map(\.mistakes).reduce(0, +))])
        .map { "\($0.mistakes)" }
    }
    return ([heads, ["---"] + heads.dropFirst().map { _ in "---:" }] + mistakes)
      .map { "| \($0.joined(separator: " | ")) |" } + [""]
      + Results.changes(evidence.flatMap(\.changes))
  }

  /// Counts the changes in which the *after* version costs less, the same or more.
  private static func changes(_ changes: [Evidence.Change]) -> [String] {
    let figures: [(String, (Figures) -> Int)] = [
      ("lines edited", \.linesEdited), ("lines added", \.linesAdded),
      ("files opened", \.filesOpened),
    ]
    let rows = [true, false].flatMap { isExpected -> [[String]] in
      let chosen = changes.filter { $0.isExpected == isExpected }
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
    return
      ([
        ["changes", "in the after version", "fewer", "the same", "more"],
        ["---", "---", "---:", "---:", "---:"],
      ] + rows).map { "| \($0.joined(separator: " | ")) |" }
  }
}
