import SpaceGame

// snippet: ship
/// A ship made of parts. It passes each call on; a lost ship neither moves nor shoots.
final class Ship: Vessel {
  private let original: Entity
  private var hull: Hull
  private var engine: Engine
  private var gunMount: GunMount

  /// - Parameter record: The ship as the world stores it; what belongs to no part stays as it is.
  init(record: Entity, hull: Hull, engine: Engine, gunMount: GunMount) {
    original = record
    self.hull = hull
    self.engine = engine
    self.gunMount = gunMount
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

  func shoot(at tick: Int, target: Position?) -> [Shot] {
    guard !hull.isLost else { return [] }
    return gunMount.shoot(at: tick, from: engine.position, target: target)
  }
}
// end: ship

// snippet: record
extension Ship {
  /// A ship with the parts that its record describes.
  convenience init(record: Entity) {
    self.init(
      record: record,
      hull: Hull(kind: record.kind, lives: record.lives, shieldedUntil: record.shieldedUntil),
      engine: Engine(kind: record.kind, position: record.position),
      gunMount: GunMount(kind: record.kind, readyAt: record.gunReadyAt))
  }

  var record: Entity {
    var record = original
    record.lives = hull.lives
    record.shieldedUntil = hull.shieldedUntil
    record.position = engine.position
    record.gunReadyAt = gunMount.readyAt
    return record
  }
}
// end: record
