import SpaceGame
import Testing

@Suite("The fastest thing that is not a ship")
struct FastestTests {
  private func notes(_ side: Side, _ cast: [Entity]) -> [String] {
    side.flightControl.census(of: cast).notes.filter { $0.hasPrefix("Fastest") }
  }

  @Test("A note names the fastest thing, and ships do not count", arguments: Side.allCases)
  func fastest(side: Side) {
    let cast: [Entity] = [
      .staged(.player, id: 1), .staged(.mine, id: 2),
      .staged(.diver, id: 3, velocity: Velocity(.south, speed: 30)),
      .staged(.bolt, id: 4, velocity: Velocity(.south, speed: 9)),
      .staged(.spark, id: 5, velocity: Velocity(.northWest, speed: 12)),
      .staged(.repair, id: 6, velocity: Velocity(.south, speed: 4)),
    ]
    #expect(notes(side, cast) == ["Fastest, ships aside: NW12"])
  }

  @Test("A note names the first of two that are equally fast", arguments: Side.allCases)
  func first(side: Side) {
    let cast = [Direction.west, .east].enumerated().map { id, direction in
      Entity.staged(.bolt, id: id + 1, velocity: Velocity(direction, speed: 7))
    }
    #expect(notes(side, cast) == ["Fastest, ships aside: W7"])
    #expect(notes(side, cast.reversed()) == ["Fastest, ships aside: E7"])
  }

  @Test("A thing that has come to rest counts as one with a velocity", arguments: Side.allCases)
  func atRest(side: Side) {
    let kit = Entity.staged(.repair, velocity: Velocity(.south, speed: 0))
    #expect(notes(side, [kit]) == ["Fastest, ships aside: S0"])
  }

  @Test("A cast of ships and mines alone gets no note", arguments: Side.allCases)
  func none(side: Side) {
    let cast: [Entity] = [
      .staged(.mine, id: 1), .staged(.raider, id: 2),
      .staged(.hunter, id: 3, velocity: Velocity(.east, speed: 8)),
    ]
    #expect(notes(side, cast).isEmpty && notes(side, []).isEmpty)
    // The line is there once something else joins them.
    let bolt = Entity.staged(.bolt, id: 4, velocity: Velocity(.south, speed: 9))
    #expect(notes(side, cast + [bolt]) == ["Fastest, ships aside: S9"])
  }
}
