import Foundation

/// The players, each under their own nickname.
///
/// No two players share an id or the ``Nickname/key`` of a nickname.
public struct Roster: Hashable, Sendable {
  /// Keeps ids well within the whole numbers that every JSON reader reads exactly.
  static let mostIDs = 1 << 52

  /// In the order in which they joined, which is the order of their ids.
  public private(set) var players: [Player]
  /// The id of the next player, larger than any earlier id.
  public private(set) var nextID: Int

  public init() {
    players = []
    nextID = 1
  }

  /// Restores a stored roster.
  ///
  /// - Returns: `nil` if this is not a roster: an id or a nickname occurs twice, an id is below 1
  ///   or not below `nextID`, or a score is negative.
  public init?(players: [Player], nextID: Int) {
    guard (1...Roster.mostIDs).contains(nextID),
      players.allSatisfy({ (1..<nextID).contains($0.id) && $0.bestScore >= 0 }),
      Set(players.map(\.id)).count == players.count,
      Set(players.map(\.nickname.key)).count == players.count
    else { return nil }
    self.players = players.sorted { $0.id < $1.id }
    self.nextID = nextID
  }

  public func player(named nickname: Nickname) -> Player? {
    players.first { $0.nickname.key == nickname.key }
  }

  public func player(_ id: Player.ID) -> Player? {
    players.first { $0.id == id }
  }

  @discardableResult
  public mutating func add(_ nickname: Nickname) throws(RosterError) -> Player {
    if let carrier = player(named: nickname) { throw .taken(carrier.nickname.text) }
    guard nextID < Roster.mostIDs else { throw .full }
    let player = Player(id: nextID, nickname: nickname)
    players.append(player)
    nextID += 1
    return player
  }

  /// Gives a player another nickname, or the same one in another case.
  @discardableResult
  public mutating func rename(
    _ id: Player.ID, to nickname: Nickname
  ) throws(RosterError) -> Player {
    let index = try knownIndex(of: id)
    if let carrier = player(named: nickname), carrier.id != id {
      throw .taken(carrier.nickname.text)
    }
    players[index].nickname = nickname
    return players[index]
  }

  /// - Returns: The removed player.
  @discardableResult
  public mutating func remove(_ id: Player.ID) throws(RosterError) -> Player {
    players.remove(at: try knownIndex(of: id))
  }

  /// Keeps a score if it is better than the player's best.
  ///
  /// - Parameter score: In points.
  @discardableResult
  public mutating func record(_ score: Int, of id: Player.ID) throws(RosterError) -> Player {
    let index = try knownIndex(of: id)
    if score > players[index].bestScore { players[index].bestScore = score }
    return players[index]
  }

  /// Records a player's sign-in.
  @discardableResult
  public mutating func noteVisit(of id: Player.ID, at time: Date) throws(RosterError) -> Player {
    let index = try knownIndex(of: id)
    players[index].lastVisit = time
    return players[index]
  }

  private func knownIndex(of id: Player.ID) throws(RosterError) -> Int {
    guard let index = players.firstIndex(where: { $0.id == id }) else { throw .unknownID(id) }
    return index
  }
}
