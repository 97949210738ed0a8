import SpaceGame

/// Everything that flies at one time, and what there is to say of it.
public struct Cast {
  // snippet: member-type
  /// A flying object, filed under what it can be asked.
  public enum Member {
    case still(FlyingObject)
    case moving(any Moving)
  }
  // end: member-type

  private let members: [Member]

  init(_ members: [Member]) {
    self.members = members
  }

  // snippet: member
  /// The object for a record of the world.
  static func member(of record: Entity) -> Member {
    guard let velocity = record.velocity else {
      return .still(Hoverer(position: record.position, lives: record.lives))
    }
    return .moving(Mover(position: record.position, lives: record.lives, velocity: velocity))
  }
  // end: member

  func positions(after tick: Int) -> [Position] {
    members.map { $0.position(after: tick) }
  }

  /// The three reports.
  var census: Census {
    Census(
      characters: members.count,
      lives: members.map(\.object.lives),
      velocities: movers.map(\.velocity))
  }

  // snippet: movers
  private var movers: [any Moving] {
    members.compactMap { member in
      if case .moving(let mover) = member { mover } else { nil }
    }
  }
  // end: movers
}

extension Cast.Member {
  /// What can be asked of every member.
  var object: FlyingObject {
    switch self {
    case .still(let object): object
    case .moving(let mover): mover
    }
  }

  // snippet: member-position
  /// Where it is after one more tick: what does not move stays.
  func position(after tick: Int) -> Position {
    switch self {
    case .still(let object): object.position
    case .moving(let mover): mover.position(after: tick)
    }
  }
  // end: member-position
}
