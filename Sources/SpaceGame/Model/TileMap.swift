/// Everything in the arena, sorted into square tiles, to find neighbours without a full search.
///
/// A tile's things lie together in memory: in a crowd of a hundred thousand, fetching takes most of
/// the time.
struct TileMap: Sendable {
  /// Cells along the edge of a tile, so that touching things share a tile or lie in adjacent ones.
  private static let edge = 4

  /// The facts about a thing that decide whether it touches another.
  private struct Marker {
    var index: Int32
    var x: Int32
    var y: Int32
    var rowBefore: Int32
    var reach: Int32
    var collides: Bool

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
  /// The index of each tile's first marker, plus one entry at the end.
  private var starts: [Int]

  /// Sorts by tile: counts each tile's things, then puts each in its place.
  ///
  /// - Parameters:
  ///   - now: All entities.
  ///   - before: Their positions a tick ago.
  ///   - colliders: The ascending indices of those that can touch.
  init(now: [Entity], before: [Position], colliders: [Int], arena: Arena) {
    let (columns, rows) = (arena.width / Self.edge + 1, arena.height / Self.edge + 1)
    (self.columns, self.rows) = (columns, rows)
    func tile(of position: Position) -> Int {
      let column = min(max(position.x, 0) / Self.edge, columns - 1)
      let row = min(max(position.y, 0) / Self.edge, rows - 1)
      return row * columns + column
    }
    starts = Array(repeating: 0, count: columns * rows + 1)
    for entity in now { starts[tile(of: entity.position) + 1] += 1 }
    for tile in 1..<starts.count { starts[tile] += starts[tile - 1] }
    var next = starts
    let blank = Marker(index: 0, x: 0, y: 0, rowBefore: 0, reach: 0, collides: false)
    markers = Array(repeating: blank, count: now.count)
    var collider = colliders.startIndex
    for (index, entity) in now.enumerated() {
      let collides = collider < colliders.endIndex && colliders[collider] == index
      if collides { collider += 1 }
      let tile = tile(of: entity.position)
      markers[next[tile]] = Marker(
        index: Int32(index), x: Int32(entity.position.x), y: Int32(entity.position.y),
        rowBefore: Int32(before[index].y), reach: Int32(entity.kind.reach), collides: collides)
      next[tile] += 1
    }
  }

  /// Indices of all pairs that touch, the smaller first, in ascending order.
  ///
  /// Two things touch when they overlap, and also when they would have passed through each other:
  /// between two ticks they swapped sides.
  func pairs() -> [(Int, Int)] {
    var found: [(Int, Int)] = []
    for row in 0..<rows {
      for column in 0..<columns {
        let tile = row * columns + column
        // This tile and its right neighbour are adjacent in memory, and so are the three below.
        let right = column + 1 < columns ? tile + 1 : tile
        let below = tile + columns
        let firstBelow = column > 0 ? below - 1 : below
        let lastBelow = column + 1 < columns ? below + 1 : below
        for slot in starts[tile]..<starts[tile + 1] where markers[slot].collides {
          compare(slot, with: slot + 1..<starts[right + 1], &found)
          guard row + 1 < rows else { continue }
          compare(slot, with: starts[firstBelow]..<starts[lastBelow + 1], &found)
        }
      }
    }
    return found.sorted { $0 < $1 }
  }

  private func compare(_ slot: Int, with others: Range<Int>, _ found: inout [(Int, Int)]) {
    let marker = markers[slot]
    for other in others where markers[other].collides && marker.touches(markers[other]) {
      let pair = (Int(marker.index), Int(markers[other].index))
      found.append(pair.0 < pair.1 ? pair : (pair.1, pair.0))
    }
  }

  /// Ascending indices of everything whose middle is at most `radius` cells away.
  func indices(within radius: Int, of position: Position) -> [Int] {
    func tiles(around place: Int, count: Int) -> ClosedRange<Int> {
      let first = min(max(place - radius, 0) / Self.edge, count - 1)
      return first...min(max(place + radius, 0) / Self.edge, count - 1)
    }
    let nearColumns = tiles(around: position.x, count: columns)
    var found: [Int] = []
    for row in tiles(around: position.y, count: rows) {
      let (first, last) = (
        row * columns + nearColumns.lowerBound, row * columns + nearColumns.upperBound
      )
      for marker in markers[starts[first]..<starts[last + 1]] {
        let place = Position(x: Int(marker.x), y: Int(marker.y))
        if place.distance(to: position) <= radius { found.append(Int(marker.index)) }
      }
    }
    return found.sorted()
  }
}
