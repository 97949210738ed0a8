import SpaceGame
import Testing

/// The contract as a caller sees it: it names no type of any version.
@Suite("The contract of flight")
struct ContractTests {
  @Test(
    "A thing moves by its reported velocity, and stays where it is if none is reported",
    arguments: Side.allCases, Kind.allCases)
  func contract(side: Side, kind: Kind) {
    for thing in Self.things(of: kind) {
      #expect(FlightContract.breaches(by: side.flightControl, about: thing) == [], "\(thing)")
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
