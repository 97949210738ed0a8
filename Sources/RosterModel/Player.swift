import Foundation

/// Somebody who plays.
public struct Player: Hashable, Sendable, Identifiable {
  /// Given once by the roster and never again, also not after the player is removed.
  public let id: Int
  public internal(set) var nickname: Nickname
  /// In points; 0 until the first game ends.
  public internal(set) var bestScore: Int
  /// When the player last signed in, to the second; `nil` before the first time.
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
  /// What a file can hold of a time: the second it lies in, in one of the years 1 to 4000.
  fileprivate var wholeSecond: Date {
    let seconds = timeIntervalSince1970.rounded(.down)
    return min(max(Date(timeIntervalSince1970: seconds), .distantPast), .distantFuture)
  }
}
