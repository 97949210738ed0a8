import Foundation

/// The lobby's content.
public struct LobbyContent: Hashable, Sendable {
  public var notices: [Notice]
  /// The latest first.
  public var timeline: [TimelineEntry]
  /// Sorted by nickname.
  public var players: [Player]
  /// The visitor's own player.
  public var own: Player.ID?

  public init(
    notices: [Notice] = [], timeline: [TimelineEntry] = [], players: [Player] = [],
    own: Player.ID? = nil
  ) {
    self.notices = notices
    self.timeline = timeline
    self.players = players
    self.own = own
  }
}

/// A notice for every visitor to the lobby.
public struct Notice: Hashable, Sendable {
  public let text: String
  public let isWarning: Bool

  public init(_ text: String, isWarning: Bool = false) {
    self.text = text
    self.isWarning = isWarning
  }
}

/// A change to the roster while the lobby was open.
public struct TimelineEntry: Hashable, Sendable {
  public enum News: Hashable, Sendable {
    case joined
    case left
    /// The old nickname.
    case renamed(from: String)
    /// A new best score, in points.
    case scored(Int)
  }

  public let nickname: String
  public let news: News

  public init(_ nickname: String, _ news: News) {
    self.nickname = nickname
    self.news = news
  }
}
