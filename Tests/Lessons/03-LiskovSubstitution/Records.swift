import SpaceGame

extension Entity {
  /// A thing of a cast, in the middle of the arena and with the allegiance of its kind unless told
  /// otherwise.
  static func staged(
    _ kind: Kind, id: Int = 1, of allegiance: Allegiance? = nil,
    at position: Position = Position(x: 39, y: 9), velocity: Velocity? = nil, lives: Int? = nil
  ) -> Entity {
    Entity(
      id: id, kind: kind, allegiance: allegiance ?? kind.usualAllegiance, position: position,
      velocity: velocity, lives: lives)
  }
}

extension Kind {
  /// The side that things of this kind fight for in the game.
  fileprivate var usualAllegiance: Allegiance {
    switch self {
    case .player: .player
    case .spark, .repair: .nobody
    case .raider, .diver, .hunter, .spectre, .mine, .bolt, .seeker: .enemy
    }
  }
}

extension [Entity] {
  /// Everything that can be in the arena late in a game, each as it appears there: all kinds,
  /// some with a velocity and some without.
  static let lateInTheGame: [Entity] = [
    .staged(.player, id: 1, at: Position(x: 38, y: 17), lives: 2),
    .staged(.raider, id: 2, at: Position(x: 10, y: 2)),
    .staged(.diver, id: 3, at: Position(x: 20, y: 5), velocity: Velocity(.southWest, speed: 30)),
    .staged(.mine, id: 4, at: Position(x: 30, y: 9)),
    .staged(.hunter, id: 5, at: Position(x: 40, y: 1), velocity: Velocity(.west, speed: 30)),
    .staged(.spectre, id: 6, at: Position(x: 50, y: 0)),
    .staged(.bolt, id: 7, at: Position(x: 11, y: 8), velocity: Velocity(.south, speed: 30)),
    .staged(.seeker, id: 8, at: Position(x: 51, y: 7), velocity: Velocity(.northEast, speed: 30)),
    .staged(.raider, id: 9, at: Position(x: 60, y: 2)),
    .staged(.spark, id: 10, at: Position(x: 70, y: 3), velocity: Velocity(.northWest, speed: 30)),
    .staged(.repair, id: 11, at: Position(x: 25, y: 6), velocity: Velocity(.south, speed: 0)),
  ]
}

extension Census {
  /// This census without its notes, which may say anything.
  var threeReports: Census {
    Census(characters: characters, lives: lives, velocities: velocities)
  }
}
