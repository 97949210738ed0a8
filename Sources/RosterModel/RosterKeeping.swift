import Foundation

/// The roster as the arcade uses it, to list and change players.
///
/// Nicknames come as a person typed them, and are checked first, in their order. Every change is stored
/// before the call returns. A change that is refused changes nothing.
public protocol RosterKeeping: AnyObject, Sendable {
  /// Differs after each change, whoever made it, and stays the same after a call that changes nothing. A
  /// cheap call.
  func stamp() throws(RosterError) -> RosterStamp
  /// All players, sorted by nickname.
  func players() throws(RosterError) -> [Player]
  /// All players as lines of a list, sorted by nickname.
  func lines() throws(RosterError) -> [RosterLine]

  @discardableResult
  func add(_ nickname: String) throws(RosterError) -> Player
  @discardableResult
  func rename(_ nickname: String, to newNickname: String) throws(RosterError) -> Player
  @discardableResult
  func remove(_ nickname: String) throws(RosterError) -> Player

  /// Records a player's visit, and adds a player who is new.
  @discardableResult
  func welcome(_ nickname: String, at time: Date) throws(RosterError) -> Player
  /// Keeps a score if it is better than the player's best.
  ///
  /// - Returns: The player after the change.
  @discardableResult
  func record(_ score: Int, of nickname: String) throws(RosterError) -> Player
}

/// A line of the list: a star, the nickname in bold, and the best score, if any.
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

  /// The line without its styles.
  public var text: String { runs.map(\.text).joined() }
}
