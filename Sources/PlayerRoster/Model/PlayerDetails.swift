/// A player as the details show them.
public struct PlayerDetails: Hashable, Sendable {
  public let player: Player
  /// Whether it is the player who looks at them.
  public let isOwn: Bool
  /// The place by best score, counted from 1; players with one score share a place.
  public let rank: Int
  /// How many players there are.
  public let count: Int

  public init(player: Player, isOwn: Bool, rank: Int, count: Int) {
    self.player = player
    self.isOwn = isOwn
    self.rank = rank
    self.count = count
  }
}
