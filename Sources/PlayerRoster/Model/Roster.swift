import Foundation

/// The players, each under a nickname of their own.
public struct Roster: Hashable, Sendable {
  /// In the order in which they came.
  public private(set) var players: [Player]
  /// The id of the next player.
  public private(set) var nextID: Int

  public init() {
    players = []
    nextID = 1
  }

  public func player(named nickname: Nickname) -> Player? {
    players.first { $0.nickname.key == nickname.key }
  }

  public func player(_ id: Player.ID) -> Player? {
    players.first { $0.id == id }
  }

  @discardableResult
  public mutating func add(_ nickname: Nickname) throws(RosterError) -> Player {
    guard player(named: nickname) == nil else { throw .taken(nickname.text) }
    let player = Player(id: nextID, nickname: nickname)
    players.append(player)
    nextID += 1
    return player
  }
}
