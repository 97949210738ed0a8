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

  @Test("Plain data with an Optional flies like both sides", arguments: Side.allCases, casts)
  func flies(side: Side, cast: [Entity]) {
    for tick in 0..<Time.ticksPerSecond {
      #expect(
        PlainFlightControl().positions(of: cast, after: tick)
          == side.flightControl.positions(of: cast, after: tick))
    }
  }

  @Test("Plain data with an Optional reports like both sides", arguments: Side.allCases, casts)
  func reports(side: Side, cast: [Entity]) {
    #expect(PlainFlightControl().census(of: cast) == side.flightControl.census(of: cast))
  }
}
