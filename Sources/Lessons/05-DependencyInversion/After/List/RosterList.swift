import RosterModel

/// The players as lines: a star, the nickname in bold, and the best score, if any.
public struct RosterList: Sendable {
  // snippet: contract
  /// All that the list needs: the players, in the order of the list.
  private let players: @Sendable () throws(RosterError) -> [Player]

  public init(of players: @escaping @Sendable () throws(RosterError) -> [Player]) {
    self.players = players
  }
  // end: contract

  public func lines() throws(RosterError) -> [RosterLine] {
    try players().map { player in
      var runs = [
        RosterLine.Run("\(RosterLine.marker) "),
        RosterLine.Run(player.nickname.text, isBold: true),
      ]
      if player.bestScore > 0 {
        runs.append(RosterLine.Run("  \(player.bestScore)"))
      }
      return RosterLine(runs)
    }
  }
}
