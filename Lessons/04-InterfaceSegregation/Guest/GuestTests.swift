import InterfaceSegregationGuest
import SpaceGame
import Testing

@Suite("An ability from outside", .enabled(if: turnOrder() != nil, "It is not tried yet."))
struct GuestTests {
  private func turn(at tick: Int) throws -> Turn {
    let things: [(Kind, Allegiance)] = [
      (.spark, .nobody), (.player, .player), (.diver, .enemy), (.spark, .nobody),
    ]
    let entities = things.enumerated().map { index, thing in
      Entity(
        id: index + 1, kind: thing.0, allegiance: thing.1,
        position: Position(x: 40, y: 5 + 10 * index))
    }
    let scene = Scene(tick: tick, command: Command(fires: true), entities: entities)
    return try #require(turnOrder()).turn(of: scene)
  }

  @Test("A spark shoots when it is its turn, and does nothing else")
  func spark() throws {
    let turn = try turn(at: 12)
    #expect(turn.shooters == [1, 2, 4] && turn.colliders == [2, 3])
    #expect(turn.courses.map(\.id) == [3])
  }

  @Test("A spark does nothing at all at any other time")
  func others() throws {
    let turn = try turn(at: 13)
    #expect(turn == Turn(shooters: [2], courses: [], colliders: [2, 3]))
  }
}
