import PlayerVisit

/// Logs only values that supply their own log text.
struct SignInLogger {
  private let log: any LogWriting

  init(_ log: any LogWriting) {
    self.log = log
  }

  func note(_ thing: some Loggable) {
    log.write("sign-in: \(thing.logText)")
  }
}
