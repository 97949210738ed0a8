import Foundation

/// A player on the roster.
public struct Player: Hashable, Sendable, Identifiable {
  /// Assigned once by the roster and never reused, even after the player is removed.
  public let id: Int
  public internal(set) var nickname: Nickname
  /// In points; 0 until the first game ends.
  public internal(set) var bestScore: Int
  /// The time of the last sign-in, to the second; `nil` before the first.
  public internal(set) var lastVisit: Date? {
    didSet { lastVisit = lastVisit?.wholeSecond }
  }

  public init(id: Int, nickname: Nickname, bestScore: Int = 0, lastVisit: Date? = nil) {
    self.id = id
    self.nickname = nickname
    self.bestScore = bestScore
    self.lastVisit = lastVisit?.wholeSecond
  }
}

extension Date {
  /// The part of a time that a file can hold: its whole second, in one of the years 1 to 4000.
  fileprivate var wholeSecond: Date {
    let seconds = timeIntervalSince1970.rounded(.down)
    return min(max(Date(timeIntervalSince1970: seconds), .distantPast), .distantFuture)
  }
}
