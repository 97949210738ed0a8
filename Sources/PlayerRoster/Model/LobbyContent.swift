import Foundation

/// What the lobby has to show.
public struct LobbyContent: Hashable, Sendable {
  public var notices: [Notice]
  /// The latest first.
  public var timeline: [TimelineEntry]
  /// Sorted by nickname.
  public var players: [Player]
  /// Whose lobby it is.
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

/// Something that everybody in the lobby should know.
public struct Notice: Hashable, Sendable {
  public let text: String
  public let isWarning: Bool

  public init(_ text: String, isWarning: Bool = false) {
    self.text = text
    self.isWarning = isWarning
  }
}

/// Something that happened to the roster while the lobby was open.
public struct TimelineEntry: Hashable, Sendable {
  public enum News: Hashable, Sendable {
    case joined
    case left
    /// The nickname before.
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
