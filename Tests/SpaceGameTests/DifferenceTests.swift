import Testing

@testable import SpaceGame

@Suite("What differs between two worlds")
struct DifferenceTests {
  private static let bolt = Entity.enemy(
    .bolt, id: 2, x: 4, y: 5, velocity: Velocity(.south, speed: 6))
  private static let world = World(staging: [.player(), bolt], tick: 9)

  private static let flying = "bolt 2 at 4,5"

  /// A change of a world: its subject, how that is here, and how it is there.
  private static let changes: [(@Sendable (inout World) -> Void, String, String, String)] = [
    ({ $0.phase = .over }, "the game", "goes on", "is over"),
    ({ $0.phase = .paused }, "the game", "goes on", "is paused"),
    ({ $0.score = 30 }, "the score", "is 0", "is 30"),
    ({ $0.wave = 2 }, "the wave", "is 1", "is 2"),
    ({ $0.nextWaveAt = 50 }, "the next wave", "is not due", "comes in tick 50"),
    ({ $0.march.direction = .west }, "the formation", "marches east", "marches west"),
    (
      { $0.events = [.shot(.raider), .repaired] }, "what happened", "is nothing",
      "is shot-raider, repaired"
    ),
    ({ $0.tick = 8 }, "the clock", "is at tick 9", "is at tick 8"),
    ({ $0.entities.removeLast() }, flying, "is there", "is not there"),
    (
      { $0.entities.append(.enemy(.mine, id: 3, x: 1, y: 2)) }, "mine 3 at 1,2", "is not there",
      "is there"
    ),
    ({ $0.entities[1].position.y = 6 }, "bolt 2", "is at 4,5", "is at 4,6"),
    ({ $0.entities[1].lives = 2 }, flying, "has 1 life", "has 2 lives"),
    ({ $0.entities[1].velocity = nil }, flying, "flies S6", "does not fly"),
    (
      { $0.entities[1].gunReadyAt = 5 }, flying, "can shoot from tick 0", "can shoot from tick 5"
    ),
    (
      { $0.entities[1].shieldedUntil = 5 }, flying, "is shielded until tick 0",
      "is shielded until tick 5"
    ),
    ({ $0.entities[1].expiresAt = 5 }, flying, "lasts", "lasts until tick 5"),
    (
      { $0.entities[1] = .enemy(.seeker, id: 2, x: 4, y: 5, velocity: bolt.velocity) }, flying,
      "is a bolt", "is a seeker"
    ),
    (
      { $0.entities[1] = .ownBolt(2, x: 4, y: 5, velocity: bolt.velocity) }, flying,
      "fights for enemy", "fights for player"
    ),
  ]

  @Test(
    "All that a transcript's line tells is told in words, and nothing where worlds are the same")
  func words() {
    for (change, subject, here, there) in Self.changes {
      var other = Self.world
      change(&other)
      let told = Self.world.differences(from: other, name: "mine", otherName: "before")
      #expect(told == ["\(subject) \(here) in mine, \(there) in before"])
      #expect(Self.world.description != other.description)
    }
    #expect(Self.world.differences(from: Self.world, name: "mine", otherName: "before").isEmpty)
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
