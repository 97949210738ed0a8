import PlayerRoster

// snippet: loggable
/// Says of itself what may stand in a log: a few words on one line.
protocol Loggable {
  var logText: String { get }
}

extension Account: Loggable {
  var logText: String { "account \(id)" }
}

extension CancellationError: Loggable {
  var logText: String { "cancelled" }
}
// end: loggable
