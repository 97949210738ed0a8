import SpaceGame

/// A ship: its lives and its shield, the bounds of its flight, and its gun.
///
/// Each method changes the ship's copy of its record, which the game stores afterwards.
struct Ship: Vessel {
  private(set) var record: Entity

  /// Whether a deadline has passed; at its own tick, it has.
  private func isOver(_ deadline: Int, at tick: Int) -> Bool {
    tick >= deadline  // Written once, so that no deadline is a tick off.
  }

  // MARK: - Lives

  mutating func loseLife(at tick: Int) {
    guard record.lives > 0, isOver(record.shieldedUntil, at: tick) else { return }
    record.lives -= 1
    // A player gets a moment to fly out of danger. Enemies get none.
    if record.kind == .player && record.lives > 0 {
      record.shieldedUntil = tick + ShieldRules.duration
    }
  }

  mutating func gainLife() {
    // No ship ever has more lives than a new one.
    guard record.lives < record.kind.lives else { return }
    record.lives += 1
  }

  // MARK: - Movement

  mutating func move(_ direction: Direction, at tick: Int, in arena: Arena) {
    guard record.lives > 0 else { return }

    // Each axis by itself, so that a ship slides along a wall instead of sticking to it.
    let x = record.position.x + direction.dx
    if x >= record.kind.reach && x < arena.width - record.kind.reach {
      record.position.x = x
    }

    // The player's engine climbs slowly. The formation steps down together, or it would break up.
    let isPlayer = record.kind == .player
    if isPlayer && tick % MovementRules.climbTicks != 0 { return }
    let y = record.position.y + direction.dy
    let rows = isPlayer ? arena.playerRows : 0...arena.height - 1
    if rows.contains(y) {
      record.position.y = y
    }
  }

  // MARK: - Shooting

  mutating func shoot(at tick: Int, target: Position?) -> [Shot] {
    guard record.lives > 0 else { return [] }
    guard let weapon = GunRules.weapon(of: record.kind) else { return [] }
    guard isOver(record.gunReadyAt, at: tick) else { return [] }
    record.gunReadyAt = tick + GunRules.coolDown(of: record.kind)

    switch weapon {
    case .forward:
      return [shot(.bolt, toward: record.kind == .player ? .north : .south)]
    case .aimed:
      return [shot(.bolt, toward: aim(at: target))]
    case .seekers:
      // A seeker steers itself, so it is simply dropped.
      return [shot(.seeker, toward: .south)]
    }
  }

  /// The direction for a bullet to a target: straight down or diagonally down.
  private func aim(at target: Position?) -> Direction {
    guard let target else { return .south }
    let aside = target.x - record.position.x
    let below = target.y - record.position.y
    // At most half as far to the side as below.
    if abs(aside) * 2 <= below { return .south }
    switch aside {
    case ..<0: return .southWest
    case 1...: return .southEast
    default: return .south  // The target is right above: there is no side to aim at.
    }
  }

  /// A bullet that starts one cell ahead of the ship.
  private func shot(_ bullet: Kind, toward direction: Direction) -> Shot {
    Shot(
      bullet,
      from: record.position.moved(direction),
      velocity: Velocity(direction, speed: GunRules.bulletSpeed(of: record.kind)))
  }
}
