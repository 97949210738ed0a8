import RosterModel
import Rules
import Synchronization

/// Keeps players in the league's table, which needs no lock: one program at a time uses it.
public struct LeagueTable: PlayerRepository {
  private static let oneAtATime = Mutex(())

  private let read: @Sendable () throws(RosterError) -> String
  private let write: @Sendable (String) throws(RosterError) -> Void

  /// - Parameters:
  ///   - read: The text of the table; empty if there is none yet.
  ///   - write: Replaces that text.
  public init(
    read: @escaping @Sendable () throws(RosterError) -> String,
    write: @escaping @Sendable (String) throws(RosterError) -> Void
  ) {
    (self.read, self.write) = (read, write)
  }

  public func stamp() throws(RosterError) -> RosterStamp { RosterStamp(try read()) }
  public func load() throws(RosterError) -> Roster { try Roster(table: read()) }

  public func update(
    _ change: (inout Roster) throws(RosterError) -> Player
  ) throws(RosterError) -> Player {
    try LeagueTable.oneAtATime.withLock { _ throws(RosterError) in
      let old = try load()
      var roster = old
      let player = try change(&roster)
      if roster != old { try write(roster.table) }
      return player
    }
  }
}

/// The table's text: a line for each player, with number, nickname and best score between tabs.
extension Roster {
  fileprivate init(table: String) throws(RosterError) {
    var players: [Player] = []
    let lines = table.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in zip(1..., lines) where !line.isEmpty {
      let columns = line.split(separator: "\t")
      guard columns.count == 3, let id = Int(columns[0]), let score = Int(columns[2]),
        let nickname = try? Nickname(String(columns[1]))
      else { throw .unreadable("league's table", reason: "line \(number) is no player") }
      players.append(Player(id: id, nickname: nickname, bestScore: score))
    }
    let last = players.map(\.id).max() ?? 0
    guard last < .max, let roster = Roster(players: players, nextID: last + 1) else {
      throw .unreadable("league's table", reason: "two players clash, or a number is wrong")
    }
    self = roster
  }

  fileprivate var table: String {
    players.map { "\($0.id)\t\($0.nickname.text)\t\($0.bestScore)\n" }.joined()
  }
}
