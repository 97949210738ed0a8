import SpaceGame

// snippet: ship
/// A ship made of parts: it knows which part does what, and that a lost ship does nothing.
public final class Ship: Vessel {
  private let original: Entity
  private var hull: Hull
  private var engine: Engine
  private var gunMount: GunMount

  /// - Parameter record: The ship as the world stores it; what no part looks after stays as it is.
  public init(record: Entity, hull: Hull, engine: Engine, gunMount: GunMount) {
    original = record
    self.hull = hull
    self.engine = engine
    self.gunMount = gunMount
  }

  public func loseLife(at tick: Int) {
    hull.loseLife(at: tick)
  }

  public func gainLife() {
    hull.gainLife()
  }

  public func move(_ direction: Direction, at tick: Int, in arena: Arena) {
    guard !hull.isLost else { return }
    engine.move(direction, at: tick, in: arena)
  }

  public func shoot(at tick: Int, target: Position?) -> [Shot] {
    guard !hull.isLost else { return [] }
    return gunMount.shoot(at: tick, from: engine.position, target: target)
  }

  public var record: Entity {
    var record = original
    hull.write(to: &record)
    engine.write(to: &record)
    gunMount.write(to: &record)
    return record
  }
}
// end: ship
