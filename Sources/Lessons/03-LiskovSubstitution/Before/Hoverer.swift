import SpaceGame

// snippet: hoverer
/// Stays where it is until it is told to move: its record has no velocity.
final class Hoverer: FlyingObject {
  override var velocity: Velocity {
    // Any number would get into the reports unnoticed. A trap does not.
    fatalError("A \(kind) has no velocity.")
  }

  override func position(after tick: Int) -> Position { position }
}
// end: hoverer
