/// Finds the pairs of things that touch.
///
/// Sorts everything into square tiles first, so that each thing is compared with its neighbours
/// only and the cost grows with the number of things, not with its square.
struct ContactFinder {
  /// Cells along the edge of a tile: what touches lies in the same tile or in the next one.
  private static let edge = 4

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
    let tiles = Tiles(of: now, at: colliders, arena: arena)
    var pairs: [(Int, Int)] = []
    for (rank, index) in colliders.enumerated() {
      tiles.forEachNeighbour(of: rank) { other in
        guard other > index, touch(index, other, now: now, before: before) else { return }
        pairs.append((index, other))
      }
    }
    return pairs.sorted { $0 < $1 }
  }

  private static func touch(
    _ one: Int, _ other: Int, now: [Entity], before: [Position]
  ) -> Bool {
    let rows = now[one].position.y - now[other].position.y
    guard abs(rows) <= 1 else { return false }
    let reach = now[one].kind.reach + now[other].kind.reach
    guard abs(now[one].position.x - now[other].position.x) <= reach else { return false }
    if rows == 0 { return true }
    let rowsBefore = before[one].y - before[other].y
    return rows == -rowsBefore
  }

  /// Things sorted by the tile in which they lie.
  private struct Tiles {
    private let columns: Int
    private let rows: Int
    /// The tile of each collider, by its rank.
    private let tileOfRank: [Int]
    /// Where the members of each tile begin in `members`; one more entry at the end.
    private let starts: [Int]
    private let members: [Int]

    init(of entities: [Entity], at colliders: [Int], arena: Arena) {
      let columns = arena.width / edge + 1
      let rows = arena.height / edge + 1
      self.columns = columns
      self.rows = rows
      let tiles = colliders.map { index in
        let position = entities[index].position
        let column = min(max(position.x, 0) / edge, columns - 1)
        let row = min(max(position.y, 0) / edge, rows - 1)
        return row * columns + column
      }
      var starts = [Int](repeating: 0, count: columns * rows + 1)
      for tile in tiles { starts[tile + 1] += 1 }
      for tile in 1..<starts.count { starts[tile] += starts[tile - 1] }
      var next = starts
      var members = [Int](repeating: 0, count: colliders.count)
      for (rank, tile) in tiles.enumerated() {
        members[next[tile]] = colliders[rank]
        next[tile] += 1
      }
      tileOfRank = tiles
      self.starts = starts
      self.members = members
    }

    func forEachNeighbour(of rank: Int, _ visit: (Int) -> Void) {
      let tile = tileOfRank[rank]
      let (row, column) = (tile / columns, tile % columns)
      for nearRow in max(0, row - 1)...min(rows - 1, row + 1) {
        let first = nearRow * columns + max(0, column - 1)
        let last = nearRow * columns + min(columns - 1, column + 1)
        // The tiles of a row lie side by side, and so do their members.
        for slot in starts[first]..<starts[last + 1] { visit(members[slot]) }
      }
    }
  }
}
