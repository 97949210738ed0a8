import PlayerVisit

/// Supplies its own text for the log: a few words on one line.
protocol Loggable {
  var logText: String { get }
}

extension Account: Loggable {
  var logText: String { "account \(id)" }
}

/// The player gave a request up.
struct Cancellation: Loggable {
  var logText: String { "cancelled" }
}
