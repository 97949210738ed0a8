import SpaceGame
import Testing

@Suite("The tournament's mimics and sweepers")
struct TournamentTests {
  private static func thing(_ kind: Kind, _ id: Int, x: Int, y: Int) -> Entity {
    Entity(
      id: id, kind: kind, allegiance: kind == .player ? .player : .enemy,
      position: Position(x: x, y: y), velocity: Velocity(.south, speed: 4))
  }

  /// Mimics with the ids 5 and 10 and sweepers with the ids 4 and 9, among others.
  private static let entities = [
    thing(.player, 1, x: 40, y: 16), thing(.hunter, 2, x: 20, y: 5), thing(.mine, 3, x: 30, y: 9),
    thing(.repair, 4, x: 36, y: 12), thing(.raider, 5, x: 50, y: 2), thing(.raider, 6, x: 55, y: 2),
    thing(.seeker, 7, x: 60, y: 8), thing(.mine, 8, x: 70, y: 9), thing(.repair, 9, x: 70, y: 4),
    thing(.raider, 10, x: 60, y: 2), thing(.spectre, 11, x: 9, y: 1),
    thing(.diver, 12, x: 12, y: 3),
  ]
  private static let guests = [4, 5, 9, 10]

  private func scene(_ tick: Int, fires: Bool = true, _ entities: [Entity]) -> Scene {
    Scene(
      tick: tick, command: Command(fires: fires), entities: entities,
      luck: UInt64(tick) &* 0x9E37_79B9_7F4A_7C15)
  }

  @Test("Mimics pull the trigger when the player does, and only then", arguments: Side.allCases)
  func mimics(side: Side) {
    for tick in 0..<300 {
      for fires in [true, false] {
        let turn = side.turnOrder.turn(of: scene(tick, fires: fires, Self.entities))
        #expect(turn.shooters.filter { [1, 5, 10].contains($0) } == (fires ? [1, 5, 10] : []))
        #expect(turn.velocity(of: 5) == nil && turn.velocity(of: 10) == nil)
      }
    }
  }

  @Test(
    "In every tick, a sweeper heads for the nearest mine at six cells a second",
    arguments: Side.allCases)
  func sweepers(side: Side) {
    for tick in 0..<60 {
      let turn = side.turnOrder.turn(of: scene(tick, Self.entities))
      #expect(turn.velocity(of: 4) == Velocity(.northWest, speed: 6))
      #expect(turn.velocity(of: 9) == Velocity(.south, speed: 6))
      #expect(!turn.shooters.contains(4) && !turn.shooters.contains(9))
    }
  }

  @Test(
    "A sweeper stops at its mine, and sets no course if there is no mine", arguments: Side.allCases)
  func arrived(side: Side) {
    let kit = Self.thing(.repair, 9, x: 70, y: 9)
    let there = side.turnOrder.turn(of: scene(5, [Self.entities[7], kit]))
    #expect(there.velocity(of: 9)?.speed == 0)
    #expect(side.turnOrder.turn(of: scene(5, [Self.entities[0], kit])).velocity(of: 9) == nil)
  }

  @Test(
    "Mimics and sweepers can be touched, and each list is in the order of the ids",
    arguments: Side.allCases)
  func touched(side: Side) {
    for tick in 0..<60 {
      let turn = side.turnOrder.turn(of: scene(tick, Self.entities))
      #expect(turn.colliders == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12])
      #expect(turn.shooters == turn.shooters.sorted())
      #expect(turn.courses.map(\.id) == turn.courses.map(\.id).sorted())
    }
  }

  @Test("All else takes its turn as in a game without them", arguments: Side.allCases)
  func others(side: Side) {
    let others = Self.entities.filter { !Self.guests.contains($0.id) }
    for tick in 0..<300 {
      var turn = side.turnOrder.turn(of: scene(tick, Self.entities))
      turn.shooters.removeAll(where: Self.guests.contains)
      turn.courses.removeAll { Self.guests.contains($0.id) }
      turn.colliders.removeAll(where: Self.guests.contains)
      #expect(turn == side.turnOrder.turn(of: scene(tick, others)))
    }
  }
}
