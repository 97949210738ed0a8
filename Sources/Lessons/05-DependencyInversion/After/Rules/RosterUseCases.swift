import Foundation
import RosterModel

/// What the list may ask of the rules.
///
/// Nicknames come as a person typed them.
public protocol RosterUseCases: Sendable {
  func stamp() throws(RosterError) -> RosterStamp
  /// All players, in the order of the list.
  func players() throws(RosterError) -> [Player]
  func add(_ nickname: String) throws(RosterError) -> Player
  func rename(_ nickname: String, to newNickname: String) throws(RosterError) -> Player
  func remove(_ nickname: String) throws(RosterError) -> Player
  func welcome(_ nickname: String, at time: Date) throws(RosterError) -> Player
  func record(_ score: Int, of nickname: String) throws(RosterError) -> Player
}
