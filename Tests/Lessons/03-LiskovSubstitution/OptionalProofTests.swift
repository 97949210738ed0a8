import SpaceGame
import Testing

@Suite("A third design, for when not to")
struct OptionalProofTests {
  /// Reads the Optional where it lies, in the record.
  private struct PlainFlightControl: FlightControlling {
    // snippet: third-design
    func positions(of cast: [Entity], after tick: Int) -> [Position] {
      cast.map { thing in
        guard let velocity = thing.velocity else { return thing.position }
        return thing.position.moved(velocity.direction, by: velocity.cells(after: tick))
      }
    }
    // end: third-design

    func census(of cast: [Entity]) -> Census {
      Census(
        characters: cast.count, lives: cast.map(\.lives), velocities: cast.compactMap(\.velocity))
    }
  }

  static let casts: [[Entity]] = [[], World(seed: 1).entities, .lateInTheGame]

  @Test("Plain data with an Optional flies and reports like both sides", arguments: casts)
  func same(cast: [Entity]) {
    let plain = PlainFlightControl()
    for flightControl in Side.allCases.map(\.flightControl) {
      for tick in 0..<Time.ticksPerSecond {
        #expect(
          plain.positions(of: cast, after: tick) == flightControl.positions(of: cast, after: tick))
      }
      #expect(plain.census(of: cast) == flightControl.census(of: cast))
    }
  }
}
