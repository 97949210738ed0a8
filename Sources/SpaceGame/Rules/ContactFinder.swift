/// Finds the pairs of things that touch.
///
/// Sorts everything into square tiles first and compares each thing with its neighbours only, so
/// that the cost grows with the number of things, not with its square. What lies in a tile lies
/// together in memory: in a crowd of a hundred thousand, fetching is what takes the time.
struct ContactFinder {
  /// Cells along the edge of a tile: what touches lies in the same tile or in the next one.
  private static let edge = 4

  /// What has to be known of a thing to see whether it touches another.
  private struct Marker {
    var index: Int32
    var x: Int32
    var y: Int32
    var rowBefore: Int32
    var reach: Int32

    func touches(_ other: Marker) -> Bool {
      let rows = y - other.y
      guard abs(rows) <= 1, abs(x - other.x) <= reach + other.reach else { return false }
      return rows == 0 || rowBefore - other.rowBefore == -rows
    }
  }

  private let columns: Int
  private let rows: Int
  /// The markers, tile by tile.
  private var markers: [Marker]
  /// Where the markers of each tile begin; one more entry at the end.
  private var starts: [Int]

  /// Indices into `now` of all pairs that touch, the smaller first, in ascending order.
  ///
  /// Two things touch when they overlap, and also when they would have passed through each other:
  /// between two ticks each came to the other's side.
  ///
  /// - Parameters:
  ///   - now: Where everything is.
  ///   - before: Where the same things were a tick ago.
  ///   - colliders: The indices of those that can touch, ascending.
  static func pairs(
    now: [Entity], before: [Position], colliders: [Int], arena: Arena
  ) -> [(Int, Int)] {
    guard colliders.count > 1 else { return [] }
    let finder = ContactFinder(now: now, before: before, colliders: colliders, arena: arena)
    return finder.pairs().sorted { $0 < $1 }
  }

  /// Sorts by tile: counts how many each tile gets, then puts each in its place.
  private init(now: [Entity], before: [Position], colliders: [Int], arena: Arena) {
    let (columns, rows) = (arena.width / Self.edge + 1, arena.height / Self.edge + 1)
    (self.columns, self.rows) = (columns, rows)
    func tile(of position: Position) -> Int {
      let column = min(max(position.x, 0) / Self.edge, columns - 1)
      let row = min(max(position.y, 0) / Self.edge, rows - 1)
      return row * columns + column
    }
    starts = Array(repeating: 0, count: columns * rows + 1)
    for index in colliders { starts[tile(of: now[index].position) + 1] += 1 }
    for tile in 1..<starts.count { starts[tile] += starts[tile - 1] }
    var next = starts
    let blank = Marker(index: 0, x: 0, y: 0, rowBefore: 0, reach: 0)
    markers = Array(repeating: blank, count: colliders.count)
    for index in colliders {
      let position = now[index].position
      let tile = tile(of: position)
      markers[next[tile]] = Marker(
        index: Int32(index), x: Int32(position.x), y: Int32(position.y),
        rowBefore: Int32(before[index].y), reach: Int32(now[index].kind.reach))
      next[tile] += 1
    }
  }

  /// Compares each tile with itself and with the four neighbours that come after it.
  private func pairs() -> [(Int, Int)] {
    var found: [(Int, Int)] = []
    for row in 0..<rows {
      for column in 0..<columns {
        let tile = row * columns + column
        for slot in starts[tile]..<starts[tile + 1] {
          // The rest of this tile and the one to the right lie side by side …
          let right = column + 1 < columns ? tile + 1 : tile
          compare(slot, with: slot + 1..<starts[right + 1], &found)
          guard row + 1 < rows else { continue }
          // … and so do the three below.
          let below = tile + columns
          let first = column > 0 ? below - 1 : below
          let last = column + 1 < columns ? below + 1 : below
          compare(slot, with: starts[first]..<starts[last + 1], &found)
        }
      }
    }
    return found
  }

  private func compare(_ slot: Int, with others: Range<Int>, _ found: inout [(Int, Int)]) {
    let marker = markers[slot]
    for other in others where marker.touches(markers[other]) {
      let pair = (Int(marker.index), Int(markers[other].index))
      found.append(pair.0 < pair.1 ? pair : (pair.1, pair.0))
    }
  }
}
