import SpaceGame
import Testing

@Suite("Proofs: two smaller designs, an Optional in the base class and no objects at all")
struct OptionalProofTests {
  /// The before version with an optional velocity: no caller tests a type first.
  private class FlyingObject {
    let record: Entity
    init(_ record: Entity) { self.record = record }

    // snippet: optional
    /// How it flies by itself, if it does.
    var velocity: Velocity? { nil }

    func position(after tick: Int) -> Position {
      guard let velocity else { return position }
      return position.moved(velocity.direction, by: velocity.cells(after: tick))
    }
    // end: optional

    var position: Position { record.position }
  }

  private final class Mover: FlyingObject {
    override var velocity: Velocity? { record.velocity }
  }

  private struct CarefulFlightControl: FlightControlling {
    func positions(of cast: [Entity], after tick: Int) -> [Position] {
      objects(of: cast).map { $0.position(after: tick) }
    }

    func census(of cast: [Entity]) -> Census {
      Census(
        characters: cast.count, lives: cast.map(\.lives),
        velocities: objects(of: cast).compactMap(\.velocity))
    }

    private func objects(of cast: [Entity]) -> [FlyingObject] {
      cast.map { $0.velocity == nil ? FlyingObject($0) : Mover($0) }
    }
  }

  /// Reads the Optional where it is stored, in the record.
  private struct PlainFlightControl: FlightControlling {
    // snippet: plain
    func positions(of cast: [Entity], after tick: Int) -> [Position] {
      cast.map { thing in
        guard let velocity = thing.velocity else { return thing.position }
        return thing.position.moved(velocity.direction, by: velocity.cells(after: tick))
      }
    }
    // end: plain

    func census(of cast: [Entity]) -> Census {
      Census(
        characters: cast.count, lives: cast.map(\.lives), velocities: cast.compactMap(\.velocity))
    }
  }

  static let casts: [[Entity]] = [[], World(seed: 1).entities, .lateInTheGame]

  @Test("Both smaller designs fly and report like the two versions", arguments: casts)
  func same(cast: [Entity]) {
    let designs: [any FlightControlling] =
      [CarefulFlightControl(), PlainFlightControl()] + Side.allCases.map(\.flightControl)
    for tick in 0..<Time.ticksPerSecond {
      #expect(Set(designs.map { $0.positions(of: cast, after: tick) }).count == 1)
    }
    #expect(Set(designs.map { $0.census(of: cast) }).count == 1)
  }
}
