import SpaceGame
import Testing

/// The tournament runs these on the one version that serves it.
@Suite("Tournament: buoys and comets")
struct TournamentTests {
  private static let sides = Side.allCases.suffix(1)

  private static func spark(
    _ id: Int, at position: Position = Position(x: 40, y: 9), burnsOut: Bool = true
  ) -> Entity {
    Entity(
      id: id, kind: .spark, allegiance: .nobody, position: position,
      velocity: Velocity(.southEast, speed: 12), expiresAt: burnsOut ? 8 : nil)
  }

  @Test("A buoy stays where it is", arguments: sides)
  func buoy(side: Side) {
    for tick in 0..<Time.ticksPerSecond {
      let buoy = Self.spark(2)
      #expect(side.tournament.positions(of: [buoy], after: tick) == [buoy.position])
    }
  }

  @Test("A comet flies west, a cell in each tick", arguments: sides)
  func comet(side: Side) {
    for tick in 0..<Time.ticksPerSecond {
      let comet = Self.spark(3)
      #expect(side.tournament.positions(of: [comet], after: tick) == [comet.position.moved(.west)])
    }
  }

  @Test("All else flies as in the game", arguments: sides)
  func others(side: Side) {
    let seekers = [2, 3].map {
      Entity(
        id: $0, kind: .seeker, allegiance: .enemy, position: Position(x: 40, y: 9),
        velocity: Velocity(.south, speed: 8), expiresAt: 150)
    }
    let cast =
      World(seed: 1).entities + .lateInTheGame + seekers
      + [Self.spark(2, burnsOut: false), Self.spark(3, burnsOut: false)]
    for tick in 0..<Time.ticksPerSecond {
      #expect(
        side.tournament.positions(of: cast, after: tick)
          == side.game.positions(of: cast, after: tick))
    }
  }

  @Test("Buoys and comets keep the contract of flight", arguments: sides)
  func contract(side: Side) {
    for id in 2...5 {
      #expect(FlightContract.breaches(by: side.tournament, about: Self.spark(id)) == [])
    }
  }

  @Test("The chart shows where comets will be in a second, and leaves buoys out", arguments: sides)
  func chart(side: Side) {
    // The comet in column 29 will have left the arena.
    let comets = [(29, 1), (40, 2), (50, 9), (60, 10), (77, 1)].flatMap { column, count in
      (1...count).map { Self.spark(2 * $0 + 1, at: Position(x: column, y: 3)) }
    }
    let cast = [Self.spark(2), Entity.staged(.mine, id: 8, lives: 2)] + comets
    let census = side.tournament.census(of: cast)
    #expect(census.notes.last == "In a second: ...2..9...+....1..........")
    #expect(census.lives == side.game.census(of: cast).lives)
  }
}
