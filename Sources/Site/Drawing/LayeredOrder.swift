/// Puts the nodes of a graph into rows, so that every arrow goes down, and orders each row so that few
/// arrows cross.
///
/// Between two rows of nodes lies a row of bends: an arrow takes a place in each row that it passes, so
/// nothing that stands there is in its way, and its label has a place of its own.
struct LayeredOrder {
  /// How often the rows are ordered from the top down and up again.
  private static let sweeps = 6

  /// The row of each item: of the nodes first, then of the bends.
  private(set) var levels: [Int]
  /// The indices of the items that each arrow connects, from the top down.
  private(set) var chains: [[Int]] = []
  /// The indices of the items in each row, from left to right.
  private(set) var rows: [[Int]] = []
  /// The items above and below each item that an arrow connects with it.
  private(set) var above: [[Int]] = []
  private(set) var below: [[Int]] = []

  /// - Parameter arrows: From the index of a node to that of another; a node may come first in one arrow
  ///   and last in another, even around a circle.
  init(nodes: Int, arrows: [(upper: Int, lower: Int)]) {
    let down = LayeredOrder.withoutCircles(arrows)
    let ranks = LayeredOrder.ranks(nodes: nodes, arrows: down)
    levels = ranks.map { 2 * $0 }
    for arrow in down {
      let first = levels.count
      levels += (levels[arrow.upper] + 1)..<levels[arrow.lower]
      chains.append([arrow.upper] + (first..<levels.count) + [arrow.lower])
    }
    (above, below) = (levels.map { _ in [] }, levels.map { _ in [] })
    for (upper, lower) in chains.flatMap({ zip($0, $0.dropFirst()) }) {
      above[lower].append(upper)
      below[upper].append(lower)
    }
    rows = (0...(levels.max() ?? 0)).map { row in levels.indices.filter { levels[$0] == row } }
    order()
  }

  /// Turns those arrows around that would close a circle.
  private static func withoutCircles(
    _ arrows: [(upper: Int, lower: Int)]
  ) -> [(upper: Int, lower: Int)] {
    arrows.reduce(into: []) { accepted, arrow in
      let closes = reaches(arrow.upper, from: arrow.lower, by: accepted)
      accepted.append(closes ? (arrow.lower, arrow.upper) : arrow)
    }
  }

  private static func reaches(
    _ goal: Int, from start: Int, by arrows: [(upper: Int, lower: Int)]
  ) -> Bool {
    start == goal
      || arrows.contains { $0.upper == start && reaches(goal, from: $0.lower, by: arrows) }
  }

  /// The longest way to each node; one that no arrow leads to stands right above what it leads to.
  private static func ranks(nodes: Int, arrows: [(upper: Int, lower: Int)]) -> [Int] {
    var ranks = Array(repeating: 0, count: nodes)
    for _ in 0..<nodes {
      for arrow in arrows { ranks[arrow.lower] = max(ranks[arrow.lower], ranks[arrow.upper] + 1) }
    }
    for node in 0..<nodes where !arrows.contains(where: { $0.lower == node }) {
      let next = arrows.filter { $0.upper == node }.map { ranks[$0.lower] }.min()
      if let next { ranks[node] = next - 1 }
    }
    return ranks
  }

  /// Orders each row by the middle of what its items are connected with, and keeps the order with the
  /// fewest crossings.
  private mutating func order() {
    var best = (rows: rows, crossings: crossings)
    for sweep in 0..<LayeredOrder.sweeps {
      let isDown = sweep.isMultiple(of: 2)
      for row in isDown ? Array(rows.indices) : rows.indices.reversed() {
        sort(row, by: isDown ? above : below)
      }
      if crossings < best.crossings { best = (rows, crossings) }
    }
    rows = best.rows
  }

  private mutating func sort(_ row: Int, by neighbours: [[Int]]) {
    let places = Dictionary(
      uniqueKeysWithValues: rows.flatMap { row in row.enumerated().map { ($1, $0) } })
    let middles = rows[row].map { item in
      let around = (neighbours[item].isEmpty ? [item] : neighbours[item]).compactMap { places[$0] }
      return Double(around.reduce(0, +)) / Double(around.count)
    }
    rows[row] = zip(middles, rows[row].enumerated())
      .sorted { ($0.0, $0.1.offset) < ($1.0, $1.1.offset) }.map(\.1.element)
  }

  /// How many pairs of lines between neighbouring rows cross.
  var crossings: Int {
    zip(rows, rows.dropFirst()).reduce(0) { count, pair in
      let lines = pair.0.enumerated().flatMap { place, item in
        below[item].map { (place, pair.1.firstIndex(of: $0) ?? 0) }
      }
      return count
        + lines.indices.reduce(0) { count, one in
          count
            + lines[..<one].count { ($0.0 - lines[one].0) * ($0.1 - lines[one].1) < 0 }
        }
    }
  }
}
