/// Gives the items of a layered order their places: each as near as it can be to the middle of what it is
/// connected with, none nearer to its neighbour than a gap.
struct LayeredPlaces {
  /// Pixels between two neighbours in a row.
  static let gap = 18
  /// How often the rows are placed from the top down and up again.
  private static let sweeps = 12

  private let order: LayeredOrder
  private let widths: [Int]
  /// The middle of each item.
  private var middles: [Double]

  /// - Parameter widths: Those of the order's items.
  init(_ order: LayeredOrder, widths: [Int]) {
    self.order = order
    self.widths = widths
    middles = widths.map { _ in 0 }
    for row in order.rows { place(row, wishes: row.map { _ in 0 }) }
    for sweep in 0..<LayeredPlaces.sweeps {
      let isLast = sweep >= LayeredPlaces.sweeps - 2
      let isDown = sweep.isMultiple(of: 2)
      for row in isDown ? order.rows : order.rows.reversed() {
        let wishes = row.map { item in
          let side = isDown ? order.above[item] : order.below[item]
          let around = side.isEmpty || isLast ? order.above[item] + order.below[item] : side
          return around.isEmpty
            ? middles[item] : around.map { middles[$0] }.reduce(0, +) / Double(around.count)
        }
        place(row, wishes: wishes)
      }
    }
  }

  /// The left edge of each item; the leftmost is at 0.
  var lefts: [Int] {
    let lefts = middles.indices.map { Int((middles[$0] - Double(widths[$0]) / 2).rounded()) }
    let first = lefts.min() ?? 0
    return lefts.map { $0 - first }
  }

  /// Places a row's items so that the squares of what they are off their wishes are least in sum: where two
  /// would be too near, they move on together as a block.
  private mutating func place(_ row: [Int], wishes: [Double]) {
    // Where each would be if its left neighbour were at 0.
    var offset = 0.0
    var offsets: [Double] = []
    for (index, item) in row.enumerated() {
      if index > 0 {
        offset += Double(widths[row[index - 1]] + widths[item]) / 2 + Double(LayeredPlaces.gap)
      }
      offsets.append(offset)
    }
    var blocks: [(sum: Double, count: Int)] = []
    for (wish, offset) in zip(wishes, offsets) {
      blocks.append((wish - offset, 1))
      while blocks.count > 1, let last = blocks.last,
        case let former = blocks[blocks.count - 2],
        former.sum / Double(former.count) > last.sum / Double(last.count)
      {
        blocks.removeLast(2)
        blocks.append((former.sum + last.sum, former.count + last.count))
      }
    }
    let starts = blocks.flatMap { block in
      Array(repeating: block.sum / Double(block.count), count: block.count)
    }
    for (index, item) in row.enumerated() { middles[item] = starts[index] + offsets[index] }
  }
}
