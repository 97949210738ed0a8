import SpaceGame

/// A ship made of parts. It lends each part the fields that the part may change.
///
/// One rule concerns two parts and stays here: a lost ship neither moves nor shoots.
struct Ship: Vessel {
  private(set) var record: Entity
  let hull: Hull
  let engine: Engine
  let gun: Gun

  mutating func loseLife(at tick: Int) {
    hull.loseLife(at: tick, lives: &record.lives, shieldedUntil: &record.shieldedUntil)
  }

  mutating func gainLife() {
    hull.gainLife(lives: &record.lives)
  }

  mutating func move(_ direction: Direction, at tick: Int, in arena: Arena) {
    guard record.lives > 0 else { return }
    engine.move(direction, at: tick, in: arena, position: &record.position)
  }

  // snippet: shoot
  mutating func shoot(at tick: Int, target: Position?) -> [Shot] {
    guard record.lives > 0 else { return [] }
    return gun.shoot(
      at: tick, from: record.position, facing: record.kind == .player ? .north : .south,
      target: target, readyAt: &record.gunReadyAt)
  }
  // end: shoot
}
