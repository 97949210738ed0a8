import InterfaceSegregationGuest
import SpaceGame
import Testing

@Suite("An ability from outside", .enabled(if: turnOrder() != nil, "You have not tried it yet."))
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

  @Test("A spark shoots in every fourth tick, and does nothing else", arguments: [0, 4, 12, 40])
  func spark(tick: Int) throws {
    let turn = try turn(at: tick)
    #expect(turn.shooters == [1, 2, 4] && turn.colliders == [2, 3])
    #expect(!turn.courses.contains { [1, 4].contains($0.id) })
  }

  @Test("A spark does nothing at all in a tick that is not a multiple of 4", arguments: 0...60)
  func others(tick: Int) throws {
    guard !tick.isMultiple(of: 4) else { return }
    let turn = try turn(at: tick)
    #expect(turn.shooters == [2] && turn.colliders == [2, 3])
    #expect(!turn.courses.contains { [1, 4].contains($0.id) })
  }

  @Test("Everything else has its turn as in the game")
  func diver() throws {
    let courses = try [12, 13].map { try turn(at: $0).courses.map(\.id) }
    #expect(courses == [[3], []])
  }
}
