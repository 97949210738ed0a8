import SpaceGame

/// The part that moves: which way, how often, and how far.
struct Thrusters {
  /// The rows that a ship may fly in.
  enum Rows {
    case wholeArena
    case playerRows
  }

  /// Cells that the ship needs on each side of its middle.
  let reach: Int
  /// It climbs and sinks one cell in this many ticks.
  let climbTicks: Int
  let rows: Rows

  /// Where a step leads.
  ///
  /// Each axis is decided by itself, so that a ship slides along a wall instead of sticking to it.
  func position(
    from start: Position, toward direction: Direction, at tick: Int, in arena: Arena
  ) -> Position {
    var position = start
    let x = start.x + direction.dx
    if x >= reach && x < arena.width - reach {
      position.x = x
    }
    let y = start.y + direction.dy
    if tick % climbTicks == 0 && bounds(in: arena).contains(y) {
      position.y = y
    }
    return position
  }

  private func bounds(in arena: Arena) -> ClosedRange<Int> {
    switch rows {
    case .wholeArena: 0...arena.height - 1
    case .playerRows: arena.playerRows
    }
  }
}
