import SpaceGame
import Testing

@Suite("The three reports on a cast")
struct CensusTests {
  @Test(
    "The opening cast has 61 characters and 40 velocities; the player has 3 lives, all others 1",
    arguments: Side.allCases)
  func opening(side: Side) {
    let upper = (1...10).flatMap { _ in
      [Velocity(.south, speed: 6), Velocity(.south, speed: 8)]
    }
    let lower = (1...10).flatMap { _ in
      [Velocity(.south, speed: 7), Velocity(.south, speed: 9)]
    }
    #expect(
      side.flightControl.census(of: World(seed: 1).entities).threeReports
        == Census(
          characters: 61, lives: [3] + Array(repeating: 1, count: 60), velocities: upper + lower))
  }

  @Test("Lives and velocities come in the order of the cast", arguments: Side.allCases)
  func order(side: Side) {
    #expect(
      side.flightControl.census(of: .lateInTheGame).threeReports
        == Census(
          characters: 11, lives: [2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
          velocities: [
            Velocity(.southWest, speed: 30), Velocity(.west, speed: 30),
            Velocity(.south, speed: 30), Velocity(.northEast, speed: 30),
            Velocity(.northWest, speed: 30), Velocity(.south, speed: 0),
          ]))
  }

  @Test(
    "A thing of any kind reports its velocity, or none if it has none",
    arguments: Side.allCases, Kind.allCases)
  func everyKind(side: Side, kind: Kind) {
    let velocity = Velocity(.east, speed: 12)
    let cast: [Entity] = [
      .staged(kind, id: 1, lives: 2), .staged(kind, id: 2, velocity: velocity, lives: 0),
      .staged(kind, id: 3, lives: 3), .staged(kind, id: 4, velocity: velocity, lives: 2),
    ]
    #expect(
      side.flightControl.census(of: cast).threeReports
        == Census(characters: 4, lives: [2, 0, 3, 2], velocities: [velocity, velocity]))
  }

  @Test("An empty cast has empty reports and no positions", arguments: Side.allCases)
  func emptyCast(side: Side) {
    let flightControl = side.flightControl
    let census = flightControl.census(of: []).threeReports
    #expect(census == Census(characters: 0, lives: [], velocities: []))
    #expect(flightControl.positions(of: [], after: 0).isEmpty)
  }
}
