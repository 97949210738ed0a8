import SpaceGame
import Testing

@Suite("Proofs: two smaller designs")
struct SmallerDesignProofTests {
  /// One value with an optional velocity: nothing to inherit, so nothing to break.
  private struct FlyingObject {
    let position: Position
    let lives: Int
    let velocity: Velocity?

    init(_ record: Entity) {
      (position, lives, velocity) = (record.position, record.lives, record.velocity)
    }

    func position(after tick: Int) -> Position {
      guard let velocity else { return position }
      return position.moved(velocity.direction, by: velocity.cells(after: tick))
    }
  }

  private struct OneValueFlightControl: FlightControlling {
    func positions(of cast: [Entity], after tick: Int) -> [Position] {
      cast.map { FlyingObject($0).position(after: tick) }
    }

    func census(of cast: [Entity]) -> Census {
      let objects = cast.map(FlyingObject.init)
      return Census(
        characters: objects.count, lives: objects.map(\.lives),
        velocities: objects.compactMap(\.velocity))
    }
  }

  /// Reads the optional velocity where it is stored, in the record.
  private struct PlainFlightControl: FlightControlling {
    func positions(of cast: [Entity], after tick: Int) -> [Position] {
      cast.map { thing in
        guard let velocity = thing.velocity else { return thing.position }
        return thing.position.moved(velocity.direction, by: velocity.cells(after: tick))
      }
    }

    func census(of cast: [Entity]) -> Census {
      Census(
        characters: cast.count, lives: cast.map(\.lives), velocities: cast.compactMap(\.velocity))
    }
  }

  static let casts: [[Entity]] = [[], World(seed: 1).entities, .lateInTheGame]

  @Test(
    "Both smaller designs report the same positions and census as the book's versions",
    arguments: casts)
  func same(cast: [Entity]) {
    let designs: [any FlightControlling] =
      [OneValueFlightControl(), PlainFlightControl()] + Side.allCases.map(\.flightControl)
    for tick in 0..<Time.ticksPerSecond {
      #expect(Set(designs.map { $0.positions(of: cast, after: tick) }).count == 1)
    }
    #expect(Set(designs.map { $0.census(of: cast) }).count == 1)
  }
}
