import PlayerRoster

// snippet: contract
/// What the rules of the roster ask of whoever keeps the players.
protocol PlayerRepository: Sendable {
  /// Changes when the players change; cheap to ask.
  func stamp() throws(RosterError) -> RosterStamp
  /// Everybody, in any order.
  func players() throws(RosterError) -> [Player]
  /// Changes the roster in one piece; where the change throws, nothing is kept.
  func change(
    _ change: (inout Roster) throws(RosterError) -> Player
  ) throws(RosterError) -> Player
}
// end: contract
