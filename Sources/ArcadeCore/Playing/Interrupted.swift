import Terminal

/// A signal asked the player's program to end: it does so with the conventional exit status.
public struct Interrupted: Error {
  public let exitStatus: Int32

  init(by interruption: Interruption) {
    exitStatus = interruption.exitStatus
  }
}

extension GameLoop.Ending {
  /// Makes a signal that ended the game end the program too.
  func throwIfInterrupted() throws {
    if case .interrupted(let interruption) = self { throw Interrupted(by: interruption) }
  }
}
