import Terminal

/// The player was asked to leave by a signal: the program ends with its conventional status.
public struct Interrupted: Error {
  public let exitStatus: Int32

  init(by interruption: Interruption) {
    exitStatus = interruption.exitStatus
  }
}

extension GameLoop.Ending {
  /// Lets a signal that ended the game end the program too.
  func throwIfInterrupted() throws {
    if case .interrupted(let interruption) = self { throw Interrupted(by: interruption) }
  }
}
