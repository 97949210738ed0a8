import SpaceGame

/// The arenas team's part: how often a ship steps, and where it has to stop.
struct Engine {
  let kind: Kind

  func move(_ direction: Direction, at tick: Int, in arena: Arena, position: inout Position) {
    // Each axis by itself, so that a ship slides along a wall instead of sticking to it.
    let x = position.x + direction.dx
    if x >= kind.reach && x < arena.width - kind.reach {
      position.x = x
    }

    // The player's engine climbs slowly. The formation steps down together, or it would break up.
    let isPlayer = kind == .player
    if isPlayer && tick % MovementRules.climbTicks != 0 { return }
    let y = position.y + direction.dy
    let rows = isPlayer ? arena.playerRows : 0...arena.height - 1
    if rows.contains(y) {
      position.y = y
    }
  }
}
