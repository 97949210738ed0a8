import InterfaceSegregationBefore
import SpaceGame
import Testing

/// An order of turns with a kind that your kata does not know: the homing kit.
///
/// A repair kit that belongs to the player is a homing kit. In every tick it sets course straight
/// for the player, at six cells a second; once it has arrived, or has no player to go to, it sets
/// no course. It can be touched, and it has no gun. Everything else takes its turn as in the game.
///
/// This file belongs to another module: it sees only what your kata makes public. Return an order
/// of turns that brings homing kits. If you have to write what a kit does with a trigger, your
/// kata demands something that a kit has no use for. Until you return an order, the tests below are
/// skipped.
private func turnOrder() -> (any TurnTaking)? {
  nil
}

@Suite(
  "Homing kits from another module",
  .enabled(if: turnOrder() != nil, "turnOrder() still returns nil."))
struct OutsideTests {
  private static func thing(
    _ id: Int, _ kind: Kind, of side: Allegiance, x: Int, y: Int
  ) -> Entity {
    Entity(id: id, kind: kind, allegiance: side, position: Position(x: x, y: y))
  }

  /// Homing kits with the ids 4 and 9 among one thing of each kind.
  private static let entities = [
    thing(1, .player, of: .player, x: 40, y: 16), thing(2, .hunter, of: .enemy, x: 20, y: 5),
    thing(3, .diver, of: .enemy, x: 60, y: 5), thing(4, .repair, of: .player, x: 36, y: 12),
    thing(5, .repair, of: .nobody, x: 30, y: 9), thing(6, .raider, of: .enemy, x: 50, y: 2),
    thing(7, .spark, of: .nobody, x: 9, y: 9), thing(8, .spectre, of: .enemy, x: 15, y: 3),
    thing(9, .repair, of: .player, x: 40, y: 3), thing(10, .mine, of: .enemy, x: 70, y: 8),
    thing(11, .bolt, of: .enemy, x: 25, y: 7), thing(12, .seeker, of: .enemy, x: 55, y: 9),
  ]

  private func isHomingKit(_ id: Entity.ID) -> Bool { [4, 9].contains(id) }

  /// A scene in a tick, with the fire key down.
  private func scene(_ tick: Int, _ entities: [Entity]) -> Scene {
    Scene(tick: tick, command: Command(fires: true), entities: entities, luck: UInt64(tick))
  }

  @Test("A homing kit heads for the player in every tick, can be touched and never shoots")
  func kits() throws {
    let order = try #require(turnOrder())
    for tick in 0..<60 {
      let turn = order.turn(of: scene(tick, Self.entities))
      let courses = turn.courses.filter { isHomingKit($0.id) }
      let (diagonal, down) = (Velocity(.southEast, speed: 6), Velocity(.south, speed: 6))
      #expect(courses == [Turn.Course(4, diagonal), Turn.Course(9, down)])
      #expect(turn.colliders.filter(isHomingKit) == [4, 9])
      #expect(turn.shooters.filter(isHomingKit) == [])
    }
  }

  @Test("A homing kit that has arrived, or has no player to go to, sets no course")
  func arrived() throws {
    let order = try #require(turnOrder())
    let arrived = Self.thing(9, .repair, of: .player, x: 40, y: 16)
    for entities in [[arrived], [Self.entities[0], arrived]] {
      let turn = order.turn(of: scene(5, entities))
      #expect(turn.courses == [] && turn.colliders.last == 9)
    }
  }

  @Test("All else takes its turn as in the game, and each list is in the order of the ids")
  func others() throws {
    let order = try #require(turnOrder())
    let others = Self.entities.filter { !isHomingKit($0.id) }
    for tick in 0..<200 {
      var turn = order.turn(of: scene(tick, Self.entities))
      let game = TurnOrder().turn(of: scene(tick, others))
      #expect(turn.colliders == turn.colliders.sorted())
      #expect(turn.courses.map(\.id) == turn.courses.map(\.id).sorted())
      turn.courses.removeAll { isHomingKit($0.id) }
      turn.colliders.removeAll(where: isHomingKit)
      #expect(turn == game)
    }
  }
}
