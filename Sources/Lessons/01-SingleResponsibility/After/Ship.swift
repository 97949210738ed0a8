import SpaceGame

/// A ship made of parts: it knows which part does what, and that a lost ship does nothing.
struct Ship: Vessel {
  /// The record that it was built from. What the parts look after may have changed since.
  private let papers: Entity
  private var position: Position
  private var hull: Hull
  private let thrusters: Thrusters
  private var gunMount: GunMount

  init(papers: Entity, hull: Hull, thrusters: Thrusters, gunMount: GunMount) {
    self.papers = papers
    self.hull = hull
    self.thrusters = thrusters
    self.gunMount = gunMount
    position = papers.position
  }

  // snippet: forwarding
  mutating func loseLife(at tick: Int) {
    hull.loseLife(at: tick)
  }

  mutating func gainLife() {
    hull.gainLife()
  }

  mutating func move(_ direction: Direction, at tick: Int, in arena: Arena) {
    guard !hull.isLost else { return }
    position = thrusters.position(from: position, toward: direction, at: tick, in: arena)
  }

  mutating func shoot(at tick: Int, target: Position?) -> [Shot] {
    guard !hull.isLost else { return [] }
    return gunMount.shoot(at: tick, from: position, target: target)
  }
  // end: forwarding

  var record: Entity {
    var record = papers
    record.position = position
    record.lives = hull.lives
    record.shieldedUntil = hull.shieldedUntil
    record.gunReadyAt = gunMount.readyAt
    return record
  }
}
