import PlayerRoster

/// Scenes that another module brings, in place of ours.
public struct CustomScenes: Sendable {
  /// Makes a scene from its setup, for an account, with the scenes to go on to; `nil` for ours.
  public typealias Maker<Setup> =
    @MainActor @Sendable (Setup, Account, any SignedInScenes) -> (any Screen)?

  public var details: Maker<PlayerDetails> = { _, _, _ in nil }
  public var game: Maker<GameInvitation> = { _, _, _ in nil }
  public var score: Maker<ScoreCard> = { _, _, _ in nil }

  public init() {}
}
