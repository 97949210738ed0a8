/// A row of a comparison: a line on the left, one on the right, or both.
package struct LineRow: Hashable, Sendable {
  package let left: DiffLine?
  package let right: DiffLine?

  /// Whether the row is the same on both sides.
  package var isUnchanged: Bool { left?.change == DiffLine.Change.none }
}

extension FileDifference.Hunk {
  /// The lines side by side, in runs of unchanged and of changed ones: what was removed stands beside
  /// what took its place, most similar lines together.
  package var runs: [[LineRow]] {
    var runs: [[LineRow]] = []
    var rest = lines[...]
    while let line = rest.first {
      let isChanged = line.change != .none
      let run = rest.prefix { ($0.change != .none) == isChanged }
      rest = rest.dropFirst(run.count)
      runs.append(
        isChanged
          ? LineRow.paired(
            run.filter(\.change.isOnLeft), run.filter(\.change.isOnRight))
          : run.map { LineRow(left: $0, right: $0) })
    }
    return runs
  }
}

extension LineRow {
  /// More comparisons than this would take too long; larger runs are paired from the top.
  private static let mostComparisons = 60_000

  fileprivate static func paired(_ left: [DiffLine], _ right: [DiffLine]) -> [LineRow] {
    var rows: [LineRow] = []
    var (leftEnd, rightEnd) = (0, 0)
    for (one, other) in matches(left, right) + [(left.count, right.count)] {
      rows += beside(Array(left[leftEnd..<one]), Array(right[rightEnd..<other]))
      if one < left.count { rows.append(LineRow(left: left[one], right: right[other])) }
      (leftEnd, rightEnd) = (one + 1, other + 1)
    }
    return rows
  }

  /// Lines beside each other from the top; the shorter list is filled up.
  private static func beside(_ left: [DiffLine], _ right: [DiffLine]) -> [LineRow] {
    (0..<max(left.count, right.count)).map { index in
      LineRow(
        left: index < left.count ? left[index] : nil,
        right: index < right.count ? right[index] : nil)
    }
  }

  /// The indices of similar lines, in order on both sides, as many and as similar as possible.
  private static func matches(_ left: [DiffLine], _ right: [DiffLine]) -> [(Int, Int)] {
    guard left.count * right.count <= mostComparisons else { return [] }
    let likeness = likenesses(left, right)
    // The best sum for what is left of both lists from here on.
    var best = Array(
      repeating: Array(repeating: 0.0, count: right.count + 1), count: left.count + 1)
    for one in left.indices.reversed() {
      for other in right.indices.reversed() {
        best[one][other] = max(
          best[one + 1][other], best[one][other + 1],
          likeness[one][other] + best[one + 1][other + 1])
      }
    }
    var matches: [(Int, Int)] = []
    var (one, other) = (0, 0)
    while one < left.count, other < right.count, best[one][other] > 0 {
      if best[one][other] == best[one + 1][other] {
        one += 1
      } else if best[one][other] == best[one][other + 1] {
        other += 1
      } else {
        matches.append((one, other))
        (one, other) = (one + 1, other + 1)
      }
    }
    return matches
  }

  private static func likenesses(_ left: [DiffLine], _ right: [DiffLine]) -> [[Double]] {
    let (ones, others) = (left.map { LineWords($0.text) }, right.map { LineWords($0.text) })
    return left.indices.map { one in
      right.indices.map { other in
        let isEdited = left[one].change == .removed && right[other].change == .added
        return isEdited ? ones[one].likeness(to: others[other]) : 0
      }
    }
  }
}
