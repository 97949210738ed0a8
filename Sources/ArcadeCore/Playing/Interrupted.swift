import Terminal

/// The player was asked to leave by a signal: the program ends with its conventional status.
public struct Interrupted: Error {
  public let exitStatus: Int32
}

extension Show.Ending {
  /// Lets a signal that ended the show end the program too.
  func throwIfInterrupted() throws {
    guard case .interrupted(let interruption) = self else { return }
    throw Interrupted(exitStatus: interruption.exitStatus)
  }
}
