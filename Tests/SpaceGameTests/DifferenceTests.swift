import Testing

@testable import SpaceGame

@Suite("Differences between two worlds")
struct DifferenceTests {
  private var world: World {
    let bolt = Entity.enemy(.bolt, id: 2, x: 4, y: 5, velocity: Velocity(.south, speed: 6))
    return World(staging: [.player(), bolt, .enemy(.mine, id: 3, x: 1, y: 2)], tick: 9)
  }

  @Test("Every fact in a transcript's line has words, and things come first, in order of their ids")
  func words() {
    var other = world
    (other.phase, other.score, other.wave, other.nextWaveAt) = (.over, 30, 2, 50)
    (other.tick, other.march.direction) = (8, .west)
    other.events = [.shot(.raider), .repaired]
    let seeker = Entity(
      id: 2, kind: .seeker, allegiance: .player, position: Position(x: 4, y: 6), lives: 2,
      gunReadyAt: 5, shieldedUntil: 6, expiresAt: 7)
    other.entities = [other.entities[0], seeker, .enemy(.mine, id: 4, x: 1, y: 2)]
    let told = world.differences(from: other, name: "mine", otherName: "before")
    #expect(
      told.joined(separator: "\n") == """
        bolt 2 is at 4,5 in mine, but is at 4,6 in before
        bolt 2 at 4,5 is a bolt in mine, but is a seeker in before
        bolt 2 at 4,5 has 1 life in mine, but has 2 lives in before
        bolt 2 at 4,5 flies S6 in mine, but does not fly in before
        bolt 2 at 4,5 can shoot from tick 0 in mine, but can shoot from tick 5 in before
        bolt 2 at 4,5 is shielded until tick 0 in mine, but is shielded until tick 6 in before
        bolt 2 at 4,5 lasts in mine, but lasts until tick 7 in before
        bolt 2 at 4,5 fights for enemy in mine, but fights for player in before
        mine 3 at 1,2 is there in mine, but is not there in before
        mine 4 at 1,2 is not there in mine, but is there in before
        the game goes on in mine, but is over in before
        the score is 0 in mine, but is 30 in before
        the wave is 1 in mine, but is 2 in before
        the next wave is not due in mine, but comes at tick 50 in before
        the formation marches east in mine, but marches west in before
        the tick has no events in mine, but has the events shot-raider, repaired in before
        the clock is at tick 9 in mine, but is at tick 8 in before
        """)
  }

  @Test("A single difference appears alone, and equal worlds have none")
  func single() {
    var other = world
    #expect(world.differences(from: other, name: "mine", otherName: "before").isEmpty)
    other.phase = .paused
    let told = world.differences(from: other, name: "mine", otherName: "before")
    #expect(told == ["the game goes on in mine, but is paused in before"])
  }
}
