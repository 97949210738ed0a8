import Testing

@testable import SpaceGame

@Suite("What differs between two worlds")
struct DifferenceTests {
  private static let bolt = Entity.enemy(
    .bolt, id: 2, x: 4, y: 5, velocity: Velocity(.south, speed: 6))
  private static let world = World(staging: [.player(), bolt], tick: 9)

  /// A change of a world, and what it comes to in words.
  private static let changes: [(@Sendable (inout World) -> Void, String)] = [
    ({ _ in }, ""),
    ({ $0.phase = .over }, "the game goes on in mine, is over in before"),
    ({ $0.phase = .paused }, "the game goes on in mine, is paused in before"),
    ({ $0.score = 30 }, "the score is 0 in mine, is 30 in before"),
    ({ $0.wave = 2 }, "the wave is 1 in mine, is 2 in before"),
    ({ $0.nextWaveAt = 50 }, "the next wave is not due in mine, comes in tick 50 in before"),
    (
      { $0.march.direction = .west },
      "the formation marches east in mine, marches west in before"
    ),
    (
      { $0.events = [.shot(.raider), .repaired] },
      "what happened is nothing in mine, is shot-raider, repaired in before"
    ),
    ({ $0.tick = 8 }, "the clock is at tick 9 in mine, is at tick 8 in before"),
    ({ $0.entities.removeLast() }, "bolt 2 at 4,5 is there in mine, is not there in before"),
    (
      { $0.entities.append(.enemy(.mine, id: 3, x: 1, y: 2)) },
      "mine 3 at 1,2 is not there in mine, is there in before"
    ),
    (
      { $0.entities[1].position = Position(x: 4, y: 6) },
      "bolt 2 is at 4,5 in mine, is at 4,6 in before"
    ),
    ({ $0.entities[1].lives = 2 }, "bolt 2 at 4,5 has 1 life in mine, has 2 lives in before"),
    ({ $0.entities[1].velocity = nil }, "bolt 2 at 4,5 flies S6 in mine, does not fly in before"),
    (
      { $0.entities[1].gunReadyAt = 5 },
      "bolt 2 at 4,5 can shoot from tick 0 in mine, can shoot from tick 5 in before"
    ),
    (
      { $0.entities[1].shieldedUntil = 5 },
      "bolt 2 at 4,5 is shielded until tick 0 in mine, is shielded until tick 5 in before"
    ),
    (
      { $0.entities[1].expiresAt = 5 },
      "bolt 2 at 4,5 lasts in mine, lasts until tick 5 in before"
    ),
    (
      { $0.entities[1] = .enemy(.seeker, id: 2, x: 4, y: 5, velocity: Velocity(.south, speed: 6)) },
      "bolt 2 at 4,5 is a bolt in mine, is a seeker in before"
    ),
    (
      {
        $0.entities[1] = Entity(
          id: 2, kind: .bolt, allegiance: .player, position: bolt.position,
          velocity: bolt.velocity)
      },
      "bolt 2 at 4,5 fights for enemy in mine, fights for player in before"
    ),
  ]

  @Test(
    "All that a transcript's line tells is told in words, and nothing where the lines are the same")
  func words() {
    for (change, sentence) in Self.changes {
      var other = Self.world
      change(&other)
      let told = Self.world.differences(from: other, name: "mine", otherName: "before")
      #expect(told.joined(separator: "; ") == sentence)
      #expect((Self.world.description == other.description) == sentence.isEmpty)
    }
  }

  @Test("Things that fly come first, in the order of their ids")
  func order() {
    var other = Self.world
    other.score = 10
    other.entities.swapAt(0, 1)
    other.entities = [other.entities[1]]
    other.entities[0].lives = 2
    #expect(
      Self.world.differences(from: other, name: "mine", otherName: "before") == [
        "player 1 at 40,17 has 3 lives in mine, has 2 lives in before",
        "bolt 2 at 4,5 is there in mine, is not there in before",
        "the score is 0 in mine, is 10 in before",
      ])
  }
}
