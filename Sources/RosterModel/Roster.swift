import Foundation

/// The players, each under their own nickname.
///
/// No two players share an id or the ``Nickname/key`` of a nickname. Finding a player takes hardly
/// longer in a large roster than in a small one.
public struct Roster: Sendable {
  /// Keeps ids well within the whole numbers that every JSON reader reads exactly.
  static let mostIDs = 1 << 52

  /// In the order in which they joined, which is the order of their ids.
  public private(set) var players: [Player]
  /// The id of the next player, larger than any earlier id.
  public private(set) var nextID: Int
  /// The id of each nickname's player, by the nickname's key.
  private var ids: [String: Player.ID]

  public init() {
    players = []
    nextID = 1
    ids = [:]
  }

  /// Restores a stored roster.
  ///
  /// - Returns: `nil` if this is not a roster: an id or a nickname occurs twice, an id is below 1
  ///   or not below `nextID`, or a score is negative.
  public init?(players: [Player], nextID: Int) {
    guard (1...Roster.mostIDs).contains(nextID) else { return nil }
    let sorted = players.sorted { $0.id < $1.id }
    var ids: [String: Player.ID] = [:]
    ids.reserveCapacity(sorted.count)
    var last = 0
    for player in sorted {
      guard player.id > last, player.id < nextID, player.bestScore >= 0,
        ids.updateValue(player.id, forKey: player.nickname.key) == nil
      else { return nil }
      last = player.id
    }
    self.players = sorted
    self.nextID = nextID
    self.ids = ids
  }

  public func player(named nickname: Nickname) -> Player? {
    ids[nickname.key].flatMap { player($0) }
  }

  public func player(_ id: Player.ID) -> Player? {
    index(of: id).map { players[$0] }
  }

  @discardableResult
  public mutating func add(_ nickname: Nickname) throws(RosterError) -> Player {
    if let carrier = player(named: nickname) { throw .taken(carrier.nickname.text) }
    guard nextID < Roster.mostIDs else { throw .full }
    let player = Player(id: nextID, nickname: nickname)
    players.append(player)
    ids[nickname.key] = player.id
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
    ids[players[index].nickname.key] = nil
    ids[nickname.key] = id
    players[index].nickname = nickname
    return players[index]
  }

  /// - Returns: The removed player.
  @discardableResult
  public mutating func remove(_ id: Player.ID) throws(RosterError) -> Player {
    let player = players.remove(at: try knownIndex(of: id))
    ids[player.nickname.key] = nil
    return player
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
    guard let index = index(of: id) else { throw .unknownID(id) }
    return index
  }

  /// Finds the player by binary search, since the players are sorted by id.
  private func index(of id: Player.ID) -> Int? {
    var range = players.indices
    while let first = range.first {
      let middle = first + range.count / 2
      if players[middle].id == id { return middle }
      range = players[middle].id < id ? middle + 1..<range.upperBound : first..<middle
    }
    return nil
  }
}

extension Roster: Hashable {
  public static func == (one: Roster, other: Roster) -> Bool {
    one.nextID == other.nextID && one.players == other.players
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(nextID)
    hasher.combine(players)
  }
}
