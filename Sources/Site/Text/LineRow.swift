import Book

/// A row of a comparison: a line on the left, one on the right, or both.
struct LineRow: Equatable {
  let left: DiffLine?
  let right: DiffLine?

  /// Whether the row is the same on both sides.
  var isUnchanged: Bool { left?.change == DiffLine.Change.none }
}

extension FileDifference.Hunk {
  /// The lines side by side, in runs of unchanged and of changed ones: what was removed stands beside
  /// what took its place, most similar lines together.
  var runs: [[LineRow]] {
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

  /// Similar lines beside each other; between them, the others from the top.
  fileprivate static func paired(_ left: [DiffLine], _ right: [DiffLine]) -> [LineRow] {
    var rows: [LineRow] = []
    var (lefts, rights) = (left[...], right[...])
    for (one, other) in matches(left, right) + [(left.count, right.count)] {
      while lefts.startIndex < one || rights.startIndex < other {
        rows.append(
          LineRow(
            left: lefts.startIndex < one ? lefts.popFirst() : nil,
            right: rights.startIndex < other ? rights.popFirst() : nil))
      }
      if let left = lefts.popFirst(), let right = rights.popFirst() {
        rows.append(LineRow(left: left, right: right))
      }
    }
    return rows
  }

  /// The indices of similar lines, in order on both sides.
  private static func matches(_ left: [DiffLine], _ right: [DiffLine]) -> [(Int, Int)] {
    guard left.count * right.count <= mostComparisons else { return [] }
    let (ones, others) = (left.map { LineWords($0.text) }, right.map { LineWords($0.text) })
    return Alignment.pairs(left.count, right.count) { one, other in
      let isEdited = left[one].change == .removed && right[other].change == .added
      return isEdited ? ones[one].likeness(to: others[other]) : 0
    }
  }
}

/// Pairs two lists, in order on both sides.
enum Alignment {
  /// The pairs of indices that are most alike in sum.
  ///
  /// - Parameter likeness: Of one item to another; items with a likeness of 0 make no pair.
  static func pairs(
    _ left: Int, _ right: Int, likeness: (Int, Int) -> Double
  ) -> [(Int, Int)] {
    // The best sum for what is left of both lists from here on.
    var best = Array(repeating: Array(repeating: 0.0, count: right + 1), count: left + 1)
    for one in (0..<left).reversed() {
      for other in (0..<right).reversed() {
        best[one][other] = max(
          best[one + 1][other], best[one][other + 1],
          likeness(one, other) + best[one + 1][other + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (one, other) = (0, 0)
    while one < left, other < right, best[one][other] > 0 {
      let sum = best[one][other]
      let alike = likeness(one, other)
      if alike > 0, sum == alike + best[one + 1][other + 1] {
        pairs.append((one, other))
        (one, other) = (one + 1, other + 1)
      } else if sum == best[one + 1][other] {
        one += 1
      } else {
        other += 1
      }
    }
    return pairs
  }
}
