import SpaceGame

/// A cast of flying objects, made from the records of a world.
struct Cast {
  // snippet: member-type
  /// One of a cast, filed under what it can be asked.
  enum Member {
    case still(any FlyingObject)
    case moving(any Moving)
  }
  // end: member-type

  /// In the order of the records.
  let members: [Member]

  init(_ records: [Entity]) {
    members = records.map(Member.init)
  }

  /// Those that can be asked for a velocity, in the same order.
  var movers: [any Moving] {
    members.compactMap { member in
      if case .moving(let mover) = member { mover } else { nil }
    }
  }
}

extension Cast.Member {
  /// Parses a record: the only place where a velocity may be missing.
  init(_ record: Entity) {
    let (position, lives) = (record.position, record.lives)
    // snippet: still
    guard let velocity = record.velocity else {
      self =
        record.kind.isShip
        ? .still(Ship(position: position, lives: lives))
        : .still(Buoy(position: position, lives: lives))
      return
    }
    // end: still
    // Every kind has to be named, also those that never come with a velocity: the player, say.
    switch record.kind {
    case .player, .raider, .diver, .hunter, .spectre:
      self = .moving(Cruiser(position: position, lives: lives, velocity: velocity))
    case .bolt, .seeker:
      self = .moving(Bullet(position: position, lives: lives, velocity: velocity))
    case .mine, .spark, .repair:
      self = .moving(Drifter(position: position, lives: lives, velocity: velocity))
    }
  }

  // snippet: member-position
  /// Where it is after one more tick: what cannot move stays.
  func position(after tick: Int) -> Position {
    switch self {
    case .still(let object): object.position
    case .moving(let mover): mover.position(after: tick)
    }
  }
  // end: member-position
}

extension Cast.Member: FlyingObject {
  var position: Position {
    switch self {
    case .still(let object): object.position
    case .moving(let mover): mover.position
    }
  }

  var lives: Int {
    switch self {
    case .still(let object): object.lives
    case .moving(let mover): mover.lives
    }
  }
}
