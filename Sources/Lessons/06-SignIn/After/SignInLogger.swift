import PlayerRoster

// snippet: logger
/// Logs what says of itself what may be logged, and nothing else.
struct SignInLogger {
  private let log: any LogWriting

  init(_ log: any LogWriting) {
    self.log = log
  }

  func note(_ thing: some Loggable) {
    log.write("sign-in: \(thing.logText)")
  }
}
// end: logger
