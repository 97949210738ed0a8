import SpaceGame

/// A ship made of parts. It passes each call to a part; a lost ship neither moves nor shoots.
final class Ship: Vessel {
  private let original: Entity
  private var hull: Hull
  private var engine: Engine
  private var gun: Gun

  /// - Parameter record: The ship as the world stores it; fields that no part owns stay the same.
  init(record: Entity, hull: Hull, engine: Engine, gun: Gun) {
    original = record
    self.hull = hull
    self.engine = engine
    self.gun = gun
  }

  var record: Entity {
    var record = original
    record.lives = hull.lives
    record.shieldedUntil = hull.shieldedUntil
    record.position = engine.position
    record.gunReadyAt = gun.readyAt
    return record
  }

  func loseLife(at tick: Int) {
    hull.loseLife(at: tick)
  }

  func gainLife() {
    hull.gainLife()
  }

  func move(_ direction: Direction, at tick: Int, in arena: Arena) {
    guard !hull.isLost else { return }
    engine.move(direction, at: tick, in: arena)
  }

  // snippet: shoot
  func shoot(at tick: Int, target: Position?) -> [Shot] {
    guard !hull.isLost else { return [] }
    return gun.shoot(at: tick, from: engine.position, target: target)
  }
  // end: shoot
}
