import Terminal

extension GameLoop.Ending {
  /// Makes a signal that ended the game end the program too.
  func throwIfInterrupted() throws {
    if case .interrupted(let signal) = self { throw signal }
  }
}
