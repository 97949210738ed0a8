import Terminal

/// A signal ended the game: the program ends with the conventional exit status for it.
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
