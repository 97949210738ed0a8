import SpaceGame

/// A cast of flying objects, made from the records of a world.
struct Cast {
  /// In the order of the records.
  let members: [FlyingObject]

  init(_ records: [Entity]) {
    members = records.map(Cast.member)
  }

  /// The object of the class that fits a record.
  static func member(from record: Entity) -> FlyingObject {
    let (position, lives) = (record.position, record.lives)
    guard let velocity = record.velocity else {
      return record.kind.isShip
        ? Ship(position: position, lives: lives)
        : Buoy(position: position, lives: lives)
    }
    // Every kind has to be named, also those that never come with a velocity: the player, say.
    switch record.kind {
    case .player, .raider, .diver, .hunter, .spectre:
      return Cruiser(position: position, lives: lives, velocity: velocity)
    case .bolt, .seeker:
      return Bullet(position: position, lives: lives, velocity: velocity)
    case .mine, .spark, .repair:
      return Drifter(position: position, lives: lives, velocity: velocity)
    }
  }
}
