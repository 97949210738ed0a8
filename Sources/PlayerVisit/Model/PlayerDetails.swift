/// The details of a player.
public struct PlayerDetails: Hashable, Sendable {
  public let player: Player
  /// Whether the player is looking at their own details.
  public let isOwn: Bool
  /// The rank by best score, counted from 1; players with equal scores share a rank.
  public let rank: Int
  /// The number of players.
  public let count: Int

  public init(player: Player, isOwn: Bool, rank: Int, count: Int) {
    self.player = player
    self.isOwn = isOwn
    self.rank = rank
    self.count = count
  }
}
