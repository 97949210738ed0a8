import SingleResponsibilityAfter
import SpaceGame

// snippet: twin-gun
/// Shoots two bolts side by side. A guest: it sees what is public, and no ship of the game has one.
struct TwinGun: Gun {
  func shots(from position: Position, at target: Position?) -> [Shot] {
    [Direction.southWest, .southEast].map { corner in
      Shot(.bolt, from: position.moved(corner), velocity: Velocity(.south, speed: 9))
    }
  }
}
// end: twin-gun
