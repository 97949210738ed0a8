import SpaceGame

@testable import SingleResponsibilityAfter

// snippet: twin-gun
/// Shoots two bolts side by side. Made for the tests: no ship of the game carries one.
struct TwinGun: Gun {
  func shots(from position: Position, at target: Position?) -> [Shot] {
    [Direction.southWest, .southEast].map { corner in
      Shot(.bolt, from: position.moved(corner), velocity: Velocity(.south, speed: 9))
    }
  }
}
// end: twin-gun
