import PlayerRoster

// snippet: loggable
/// Says of itself what may stand in a log.
///
/// What holds a password does not adopt it; then it cannot be logged.
protocol Loggable {
  /// A few words on one line.
  var logText: String { get }
}

extension Account: Loggable {
  var logText: String { "account \(id)" }
}
// end: loggable

/// Somebody no longer waits for an answer.
struct Cancellation: Loggable {
  let logText = "cancelled"
}
