import SpaceGame

/// Everything that flies at one time, and what there is to say of it.
struct Cast {
  private let members: [FlyingObject]

  init(_ members: [FlyingObject]) {
    self.members = members
  }

  // snippet: member
  /// The object for a record of the world.
  static func member(of record: Entity) -> FlyingObject {
    guard let velocity = record.velocity else {
      return Hoverer(position: record.position, lives: record.lives)
    }
    return Mover(position: record.position, lives: record.lives, velocity: velocity)
  }
  // end: member

  func positions(after tick: Int) -> [Position] {
    members.map { $0.position(after: tick) }
  }

  /// The three reports.
  var census: Census {
    Census(
      characters: members.count,
      lives: members.map(\.lives),
      velocities: velocities)
  }

  // snippet: velocities
  private var velocities: [Velocity] {
    members.filter(\.fliesByItself).map(\.velocity)
  }
  // end: velocities
}
