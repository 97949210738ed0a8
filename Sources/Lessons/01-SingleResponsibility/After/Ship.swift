import SpaceGame

/// A ship made of parts. It knows which part does what, and that a lost ship does nothing.
struct Ship: Vessel {
  /// The record that it was built from. What the parts own may have changed since.
  private let papers: Entity
  private var position: Position
  private var hull: Hull
  private let thrusters: Thrusters
  /// `nil` for a ship that cannot shoot.
  private var armament: Armament?

  init(papers: Entity, hull: Hull, thrusters: Thrusters, armament: Armament?) {
    self.papers = papers
    self.hull = hull
    self.thrusters = thrusters
    self.armament = armament
    position = papers.position
  }

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
    return armament?.shoot(at: tick, from: position, target: target) ?? []
  }

  var record: Entity {
    var record = papers
    record.position = position
    record.lives = hull.lives
    record.shieldedUntil = hull.shieldedUntil
    record.gunReadyAt = armament?.readyAt ?? papers.gunReadyAt
    return record
  }
}
