import SpaceGame
import Testing

@Suite("The three reports on a cast")
struct CensusTests {
  @Test("The classic opening cast has 61 characters", arguments: Side.allCases)
  func openingCharacters(side: Side) {
    let census = side.flightControl.census(of: World(seed: 1).entities)
    #expect(census.characters == 61)
  }

  @Test("The classic opening cast has lives 3 and sixty times 1", arguments: Side.allCases)
  func openingLives(side: Side) {
    let census = side.flightControl.census(of: World(seed: 1).entities)
    #expect(census.lives == [3] + Array(repeating: 1, count: 60))
  }

  @Test("The classic opening cast has 40 velocities, two for each raider", arguments: Side.allCases)
  func openingVelocities(side: Side) {
    let census = side.flightControl.census(of: World(seed: 1).entities)
    let upper = (1...10).flatMap { _ in
      [Velocity(.south, speed: 6), Velocity(.south, speed: 8)]
    }
    let lower = (1...10).flatMap { _ in
      [Velocity(.south, speed: 7), Velocity(.south, speed: 9)]
    }
    #expect(census.velocities.count == 40)
    #expect(census.velocities == upper + lower)
  }

  /// A wave, its characters with the player, and the velocities with which it comes.
  static let laterWaves: [(wave: Int, characters: Int, velocities: [Velocity])] = [
    (2, 1 + 14 + 4, Array(repeating: Velocity(.south, speed: 10), count: 4)),
    (3, 1 + 9 + 3 + 4, Array(repeating: Velocity(.east, speed: 10), count: 3)),
    (
      4, 1 + 12 + 2 + 2 + 2 + 3,
      [
        Velocity(.south, speed: 12), Velocity(.south, speed: 12),
        Velocity(.east, speed: 11), Velocity(.east, speed: 11),
      ]
    ),
  ]

  @Test(
    "In later waves the ships that fly by themselves report their velocities",
    arguments: Side.allCases, laterWaves)
  func laterWave(
    side: Side, expected: (wave: Int, characters: Int, velocities: [Velocity])
  ) {
    let flightControl = side.flightControl
    let world = World.atArrival(ofWave: expected.wave, with: flightControl)
    let census = flightControl.census(of: world.entities)
    #expect(census.characters == expected.characters)
    #expect(census.lives == [3] + Array(repeating: 1, count: expected.characters - 1))
    #expect(census.velocities == expected.velocities)
  }

  @Test("Lives and velocities come in the order of the cast", arguments: Side.allCases)
  func order(side: Side) {
    let census = side.flightControl.census(of: .lateInTheGame)
    #expect(census.characters == 11)
    #expect(census.lives == [2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    #expect(
      census.velocities == [
        Velocity(.southWest, speed: 30), Velocity(.west, speed: 30), Velocity(.south, speed: 30),
        Velocity(.northEast, speed: 30), Velocity(.northWest, speed: 30),
        Velocity(.south, speed: 0),
      ])
  }

  @Test(
    "A kind reports a velocity when it has one, and none when it has none",
    arguments: Side.allCases, Kind.allCases)
  func everyKind(side: Side, kind: Kind) {
    let velocity = Velocity(.east, speed: 12)
    let cast: [Entity] = [.staged(kind, id: 1), .staged(kind, id: 2, velocity: velocity)]
    #expect(side.flightControl.census(of: cast).velocities == [velocity])
  }

  @Test("Each reports its own lives, moving or not", arguments: Side.allCases, Kind.allCases)
  func ownLives(side: Side, kind: Kind) {
    let velocity = Velocity(.east, speed: 12)
    let cast: [Entity] = [
      .staged(kind, id: 1, lives: 2), .staged(kind, id: 2, velocity: velocity, lives: 0),
      .staged(kind, id: 3, lives: 3), .staged(kind, id: 4, velocity: velocity, lives: 2),
    ]
    let census = side.flightControl.census(of: cast)
    #expect(census.characters == 4)
    #expect(census.lives == [2, 0, 3, 2])
  }

  @Test("An empty cast has empty reports", arguments: Side.allCases)
  func emptyCast(side: Side) {
    #expect(
      side.flightControl.census(of: []) == Census(characters: 0, lives: [], velocities: []))
  }
}
