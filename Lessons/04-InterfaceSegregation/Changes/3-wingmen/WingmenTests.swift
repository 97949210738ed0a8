import SpaceGame
import Testing

@Suite("Wingmen")
struct WingmenTests {
  private static func raider(_ id: Int, of allegiance: Allegiance) -> Entity {
    Entity(
      id: id, kind: .raider, allegiance: allegiance, position: Position(x: 30 + 4 * id, y: 5),
      velocity: .cruising(.diver, .south))
  }

  /// Two wingmen among others.
  private let entities = [
    Entity.player(), raider(2, of: .player), raider(3, of: .enemy), .staged(.spectre, id: 4),
    raider(5, of: .player), .staged(.diver, id: 6), raider(8, of: .nobody),
  ]

  @Test("Wingmen pull the trigger when the player does, and only then", arguments: Side.allCases)
  func shoot(side: Side) throws {
    for luck in [0, try Scene.luckyDay(for: 2), try Scene.luckyDay(for: 5)] {
      for fires in [true, false] {
        let scene = Scene(command: Command(fires: fires), entities: entities, luck: luck)
        let shooters = side.turnOrder.turn(of: scene).shooters.filter { [1, 2, 5].contains($0) }
        #expect(shooters == (fires ? [1, 2, 5] : []))
      }
    }
  }

  @Test(
    "Nothing touches a wingman, it sets no course, and all others take their turns as before",
    arguments: Side.allCases)
  func others(side: Side) {
    let others = entities.filter { ![2, 5].contains($0.id) }
    for tick in 0..<60 {
      let luck = UInt64(tick)
      let turn = side.turnOrder.turn(of: Scene(tick: tick, entities: entities, luck: luck))
      #expect(turn == side.turnOrder.turn(of: Scene(tick: tick, entities: others, luck: luck)))
    }
  }
}
