import SpaceGame
import Testing

@testable import LiskovSubstitutionBefore

/// A type that claims to have a velocity and to move by it.
struct FlightClaim: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Makes one with these lives, and asks for its velocity and where it is after a tick.
  let ask: @Sendable (_ lives: Int, _ tick: Int) -> (velocity: Velocity, position: Position)

  /// Where each begins.
  static let place = Position(x: 40, y: 9)
  /// The velocity that a type is made with, if it takes one.
  static let velocity = Velocity(.southWest, speed: 7)

  // snippet: breach
  /// How the type breaks its claim, or `nil` if it keeps it. The claim: it asks nothing of its callers, and
  /// moves as its velocity says.
  var breach: String? {
    for lives in 0...Kind.mostLives {
      for tick in 0..<Time.ticksPerSecond {
        let (velocity, position) = ask(lives, tick)
        let goal = Self.place.moved(velocity.direction, by: velocity.cells(after: tick))
        if position != goal { return "After tick \(tick) it is at \(position), not at \(goal)." }
      }
    }
    return nil
  }
  // end: breach
}

@Suite("The contract of everything that flies")
struct ContractTests {
  /// List each of your types that makes the claim, and ask it as your design does. A `Hoverer` makes it,
  /// too: what if you list that?
  static let claims = [
    FlightClaim(testDescription: "Mover") { lives, tick in
      let mover = Mover(
        kind: .spark, position: FlightClaim.place, lives: lives, velocity: FlightClaim.velocity)
      return (mover.velocity, mover.position(after: tick))
    }
  ]

  @Test("Each type that claims to have a velocity has one, and moves by it", arguments: claims)
  func keeps(claim: FlightClaim) {
    #expect(claim.breach == nil)
  }
}
