import PlayerRoster

/// Logs what is loggable, and nothing else.
struct SignInLogger {
  private let log: any LogWriting

  init(_ log: any LogWriting) {
    self.log = log
  }

  // snippet: note
  func note(_ thing: some Loggable) {
    log.write("sign-in: \(thing.logText)")
  }
  // end: note
}
