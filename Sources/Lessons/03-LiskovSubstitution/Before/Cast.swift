import SpaceGame

/// Everything that flies at one time, and the reports on it.
struct Cast {
  private let objects: [FlyingObject]

  init(_ objects: [FlyingObject]) {
    self.objects = objects
  }

  /// The object for a record of the world.
  static func object(for record: Entity) -> FlyingObject {
    let (kind, position, lives) = (record.kind, record.position, record.lives)
    guard let velocity = record.velocity else {
      return Hoverer(kind: kind, position: position, lives: lives)
    }
    return Mover(kind: kind, position: position, lives: lives, velocity: velocity)
  }

  func positions(after tick: Int) -> [Position] {
    objects.map { $0.position(after: tick) }
  }

  /// The three reports.
  var census: Census {
    Census(
      characters: objects.count,
      lives: objects.map(\.lives),
      velocities: velocities)
  }

  // snippet: velocities
  private var velocities: [Velocity] {
    objects.filter { !($0 is Hoverer) }.map(\.velocity)
  }
  // end: velocities
}
