import SpaceGame

/// Everything that flies at one time, and the reports on it.
struct Cast {
  private let members: [Member]

  init(_ members: [Member]) {
    self.members = members
  }

  // snippet: file
  /// The object for a record of the world, filed by whether it has a velocity.
  static func member(for record: Entity) -> Member {
    let (kind, position, lives) = (record.kind, record.position, record.lives)
    guard let velocity = record.velocity else {
      return .still(Hoverer(kind: kind, position: position, lives: lives))
    }
    return .moving(Mover(kind: kind, position: position, lives: lives, velocity: velocity))
  }
  // end: file

  private var objects: [any FlyingObject] { members.map(\.object) }

  private var movers: [any Moving] {
    members.compactMap { member in
      if case .moving(let mover) = member { mover } else { nil }
    }
  }

  // snippet: positions
  func positions(after tick: Int) -> [Position] {
    members.map { member in
      switch member {
      case .still(let object): object.position
      case .moving(let mover): Cast.position(of: mover, after: tick)
      }
    }
  }

  /// The law of flight, the same for everything that moves, from any module.
  static func position(of mover: some Moving, after tick: Int) -> Position {
    let velocity = mover.velocity
    return mover.position.moved(velocity.direction, by: velocity.cells(after: tick))
  }
  // end: positions

  /// The three reports.
  var census: Census {
    Census(
      characters: objects.count,
      lives: objects.map(\.lives),
      velocities: velocities)
  }

  private var velocities: [Velocity] {
    movers.map(\.velocity)
  }
}
