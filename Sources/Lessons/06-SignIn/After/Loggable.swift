import PlayerRoster

// snippet: loggable
/// Supplies its own text for the log: a few words on one line.
protocol Loggable {
  var logText: String { get }
}
// end: loggable

extension Account: Loggable {
  var logText: String { "account \(id)" }
}

extension CancellationError: Loggable {
  var logText: String { "cancelled" }
}
