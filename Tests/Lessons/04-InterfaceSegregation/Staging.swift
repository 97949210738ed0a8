import SpaceGame
import Testing

// What the tests of this lesson share.

/// The kinds that steer.
let pilots: [Kind] = [.diver, .hunter, .seeker]

/// A tick in which number 7 has its turn to steer, whatever its kind.
let turnOfSeven = pilots.map(TurnRules.steeringPeriod).reduce(1, *) - 7

extension Velocity {
  /// How a kind flies in the first wave.
  static func cruising(_ kind: Kind, _ direction: Direction) -> Velocity {
    Velocity(direction, speed: TurnRules.cruisingSpeed(of: kind, wave: 1))
  }
}

extension Entity {
  /// A thing of a kind; number 7 unless the test is about ids.
  static func staged(
    _ kind: Kind, id: Int = 7, x: Int = 20, y: Int = 5, velocity: Velocity? = nil
  ) -> Entity {
    Entity(
      id: id, kind: kind, allegiance: kind == .player ? .player : .enemy,
      position: Position(x: x, y: y), velocity: velocity)
  }

  /// The player, with the first id.
  static func player(x: Int = 40, y: Int = 16) -> Entity {
    staged(.player, id: 1, x: x, y: y)
  }
}

extension Scene {
  /// A `luck` with which the fate of one thing says yes to all odds in the game.
  static func luckyDay(for id: Entity.ID) throws -> UInt64 {
    try #require(
      (UInt64(0)...).prefix(20_000).first { luck in
        let scene = Scene(entities: [], luck: luck)
        return Kind.allCases.map(TurnRules.triggerOdds).filter { $0 > 0 }
          .allSatisfy { scene.fate(of: id, oneIn: $0) }
      },
      "Some luck says yes to all odds.")
  }
}

extension Turn {
  /// The velocity that one thing sets, if it sets one.
  func velocity(of id: Entity.ID = 7) -> Velocity? {
    courses.first { $0.id == id }?.velocity
  }
}
