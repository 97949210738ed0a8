import Foundation

/// The same operations by nickname, for callers without an id.
extension Roster {
  @discardableResult
  public mutating func rename(
    _ nickname: Nickname, to newNickname: Nickname
  ) throws(RosterError) -> Player {
    try rename(id(of: nickname), to: newNickname)
  }

  /// - Returns: The removed player.
  @discardableResult
  public mutating func remove(_ nickname: Nickname) throws(RosterError) -> Player {
    try remove(id(of: nickname))
  }

  /// Keeps a score if it is better than the player's best.
  ///
  /// - Parameter score: In points.
  @discardableResult
  public mutating func record(
    _ score: Int, of nickname: Nickname
  ) throws(RosterError) -> Player {
    try record(score, of: id(of: nickname))
  }

  /// Records a player's sign-in.
  @discardableResult
  public mutating func noteVisit(
    of nickname: Nickname, at time: Date
  ) throws(RosterError) -> Player {
    try noteVisit(of: id(of: nickname), at: time)
  }

  private func id(of nickname: Nickname) throws(RosterError) -> Player.ID {
    guard let player = player(named: nickname) else { throw .unknownPlayer(nickname.text) }
    return player.id
  }
}
