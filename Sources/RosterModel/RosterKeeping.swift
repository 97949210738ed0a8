import Foundation

/// The roster as the arcade uses it: what is listed, and what can be done.
///
/// Nicknames come as a person typed them. Everything that changes the roster is stored before it
/// returns.
public protocol RosterKeeping: AnyObject, Sendable {
  /// Changes when the roster changes; cheap to ask.
  func stamp() throws(RosterError) -> RosterStamp
  /// Everybody, sorted by nickname.
  func players() throws(RosterError) -> [Player]
  /// Everybody as a list shows them, sorted by nickname.
  func lines() throws(RosterError) -> [RosterLine]

  @discardableResult
  func add(_ nickname: String) throws(RosterError) -> Player
  @discardableResult
  func rename(_ nickname: String, to newNickname: String) throws(RosterError) -> Player
  @discardableResult
  func remove(_ nickname: String) throws(RosterError) -> Player

  /// Notes that a player came, and adds one who was never there.
  @discardableResult
  func welcome(_ nickname: String, at time: Date) throws(RosterError) -> Player
  /// Keeps a score where it is better than the player's best.
  ///
  /// - Returns: The player as the roster has them now.
  @discardableResult
  func record(_ score: Int, of nickname: String) throws(RosterError) -> Player
}

/// A line of the list: a star, the nickname in bold, and the best score where there is one.
public struct RosterLine: Hashable, Sendable {
  public static let marker = "★"

  public struct Run: Hashable, Sendable {
    public let text: String
    public let isBold: Bool

    public init(_ text: String, isBold: Bool = false) {
      self.text = text
      self.isBold = isBold
    }
  }

  public let runs: [Run]

  public init(_ runs: [Run]) {
    self.runs = runs
  }

  /// The line without its looks.
  public var text: String { runs.map(\.text).joined() }
}
