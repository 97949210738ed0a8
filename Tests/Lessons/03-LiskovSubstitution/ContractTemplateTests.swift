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
  /// What a type is made with where it takes a velocity.
  static let velocity = Velocity(.southWest, speed: 7)

  // snippet: breach
  /// Where it breaks what it claims, if anywhere: it asks nothing of its callers, tells all of them the
  /// same velocity, and is where that leads.
  var breach: String? {
    let promised = ask(1, 0).velocity
    for lives in 0...Kind.mostLives {
      for tick in 0..<Time.ticksPerSecond {
        let (velocity, position) = ask(lives, tick)
        let goal = Self.place.moved(velocity.direction, by: velocity.cells(after: tick))
        if velocity != promised {
          return "With \(lives) lives it flies \(velocity), not \(promised)."
        }
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
