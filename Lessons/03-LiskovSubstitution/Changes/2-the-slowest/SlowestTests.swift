import SpaceGame
import Testing

@Suite("The slowest thing that is not a ship")
struct SlowestTests {
  private func notes(_ side: Side, _ cast: [Entity]) -> [String] {
    side.flightControl.census(of: cast).notes.filter { $0.hasPrefix("Slowest") }
  }

  @Test("A note names the slowest thing that flies, ships aside", arguments: Side.allCases)
  func slowest(side: Side) {
    let cast: [Entity] = [
      .staged(.diver, id: 1, velocity: Velocity(.south, speed: 2)),
      .staged(.bolt, id: 2, velocity: Velocity(.south, speed: 9)),
      .staged(.repair, id: 3, velocity: Velocity(.south, speed: 4)),
      .staged(.spark, id: 4, velocity: Velocity(.northWest, speed: 12)),
    ]
    #expect(notes(side, cast) == ["Slowest, ships aside: repair"])
  }

  @Test("A thing without a velocity is not the slowest", arguments: Side.allCases)
  func withoutVelocity(side: Side) {
    let cast: [Entity] = [
      .staged(.player, id: 1), .staged(.mine, id: 2),
      .staged(.bolt, id: 3, velocity: Velocity(.south, speed: 9)),
    ]
    #expect(notes(side, cast) == ["Slowest, ships aside: bolt"])
  }

  @Test("A note names the first of two things that are equally slow", arguments: Side.allCases)
  func first(side: Side) {
    let cast = [Kind.bolt, .seeker].enumerated().map { id, kind in
      Entity.staged(kind, id: id + 1, velocity: Velocity(.south, speed: 7))
    }
    #expect(notes(side, cast) == ["Slowest, ships aside: bolt"])
    #expect(notes(side, cast.reversed()) == ["Slowest, ships aside: seeker"])
  }

  @Test("A thing that has come to rest is the slowest", arguments: Side.allCases)
  func atRest(side: Side) {
    let cast: [Entity] = [
      .staged(.bolt, id: 1, velocity: Velocity(.south, speed: 1)),
      .staged(.repair, id: 2, velocity: Velocity(.south, speed: 0)),
    ]
    #expect(notes(side, cast) == ["Slowest, ships aside: repair"])
  }

  @Test("A cast of ships and mines alone gets no note", arguments: Side.allCases)
  func none(side: Side) {
    let cast: [Entity] = [
      .staged(.mine, id: 1), .staged(.raider, id: 2),
      .staged(.hunter, id: 3, velocity: Velocity(.east, speed: 8)),
    ]
    #expect(notes(side, cast).isEmpty && notes(side, []).isEmpty)
  }
}
