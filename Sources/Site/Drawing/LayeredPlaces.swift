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

  /// Places a row's items from left to right, each where it wishes to be or as near to its neighbour as it
  /// may, and moves all so that they are as far left of their wishes as right.
  private mutating func place(_ row: [Int], wishes: [Double]) {
    var nearest = -Double.infinity
    for (item, wish) in zip(row, wishes) {
      let half = Double(widths[item]) / 2
      middles[item] = max(wish, nearest + half)
      nearest = middles[item] + half + Double(LayeredPlaces.gap)
    }
    let off = zip(row, wishes).map { middles[$0] - $1 }.reduce(0, +) / Double(row.count)
    for item in row { middles[item] -= off }
  }
}
