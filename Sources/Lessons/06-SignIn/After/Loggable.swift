import PlayerRoster

/// Supplies its own text for the log: a few words on one line.
protocol Loggable {
  var logText: String { get }
}

extension Account: Loggable {
  var logText: String { "account \(id)" }
}

/// A player gave up a request.
struct GivenUp: Loggable {
  var logText: String { "cancelled" }
}
