/// Which removed lines became which added ones.
struct LinePairs {
  /// Places of a removed and an added line, each in its own list.
  typealias Pair = (left: Int, right: Int)

  private let shared: [[Int]]

  /// - Parameters:
  ///   - before: Lines that were removed, in their order; those that were moved are in no pair.
  ///   - after: Lines that were added in the same place, in their order.
  init(before: [DiffLine], after: [DiffLine]) {
    let right = after.map { $0.change == .added ? WordDiff.names(in: $0.text) : [] }
    shared = before.map { line in
      let left = line.change == .removed ? WordDiff.names(in: line.text) : []
      return right.map { LinePairs.shared(left, $0) }
    }
  }

  /// The pairs in the order of both lists that share the most names in all.
  var best: [Pair] {
    let (rows, columns) = (shared.count, shared.first?.count ?? 0)
    // The most names that lines from a place on can share.
    var most = Array(repeating: Array(repeating: 0, count: columns + 1), count: rows + 1)
    for row in (0..<rows).reversed() {
      for column in (0..<columns).reversed() {
        most[row][column] = max(
          most[row + 1][column], most[row][column + 1],
          most[row + 1][column + 1] + shared[row][column])
      }
    }
    var pairs: [Pair] = []
    var (row, column) = (0, 0)
    while row < rows, column < columns, most[row][column] > 0 {
      let count = shared[row][column]
      if count > 0, most[row][column] == most[row + 1][column + 1] + count {
        pairs.append((row, column))
        (row, column) = (row + 1, column + 1)
      } else if most[row][column] == most[row + 1][column] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }

  /// How many names two lines share, in their order; 0 when that is less than half of the longer.
  static func shared(_ left: [String], _ right: [String]) -> Int {
    let longer = max(left.count, right.count)
    guard 2 * min(left.count, right.count) >= longer else { return 0 }
    let removed = right.difference(from: left).removals.count
    let shared = left.count - removed
    return 2 * shared >= longer ? shared : 0
  }
}
