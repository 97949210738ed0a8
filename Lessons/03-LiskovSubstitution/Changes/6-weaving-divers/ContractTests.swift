import SpaceGame
import Testing

/// The contract as a caller sees it: it names no type of any version.
@Suite("The contract of flight")
struct ContractTests {
  @Test(
    "A thing moves by its reported velocity or weaves, and stays where it is if none is reported",
    arguments: Side.allCases, Kind.allCases)
  func contract(side: Side, kind: Kind) {
    for thing in Self.things(of: kind) {
      let reported = side.flightControl.census(of: [thing]).velocities.first
      for tick in 0..<Time.ticksPerSecond {
        var goal = thing.position
        if let reported {
          goal = goal.moved(reported.direction, by: reported.cells(after: tick))
          if thing.kind == .diver, thing.lives > 1 {
            goal = goal.moved(tick.isMultiple(of: 2) ? .east : .west)
          }
        }
        let position = side.flightControl.positions(of: [thing], after: tick)
        #expect(position == [goal], "\(thing) after tick \(tick)")
      }
    }
  }

  /// Things of each allegiance and number of lives, with and without a velocity in the record.
  private static func things(of kind: Kind) -> [Entity] {
    Allegiance.allCases.flatMap { allegiance in
      (0...Kind.mostLives).flatMap { lives in
        [nil, Velocity(.southWest, speed: 7)].map { velocity in
          Entity.staged(kind, of: allegiance, velocity: velocity, lives: lives)
        }
      }
    }
  }
}
