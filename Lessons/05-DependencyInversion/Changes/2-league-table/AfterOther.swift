import DependencyInversionAfter
import Foundation
import PlayerVisit
import Rules
import Synchronization

/// Opens the league's tables, and all other rosters as before.
public struct RosterLayers: RosterOpening {
  private let layers = DependencyInversionAfter.RosterLayers()

  public init() {}

  public func openRoster(in file: URL) -> any RosterKeeping {
    guard file.pathExtension == "tsv" else { return layers.openRoster(in: file) }
    let table = TableText(url: file)
    return layers.openRoster(in: LeagueTable(read: table.read, write: table.write))
  }
}

/// Keeps players in the league's table.
struct LeagueTable: PlayerRepository {
  private static let oneAtATime = Mutex(())

  let read: @Sendable () throws(RosterError) -> String
  let write: @Sendable (String) throws(RosterError) -> Void

  func stamp() throws(RosterError) -> RosterStamp { RosterStamp(try read()) }
  func load() throws(RosterError) -> Roster { try Roster(table: read()) }

  func update(
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

/// The table's text: a line for each player, with number, nickname, best score and last visit between
/// tabs, and the next player's number.
extension Roster {
  fileprivate init(table: String) throws(RosterError) {
    var players: [Player] = []
    var next = 1
    let lines = table.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in zip(1..., lines) where !line.isEmpty {
      let columns = line.split(separator: "\t")
      if columns.count == 2, columns[0] == "next", let id = Int(columns[1]) {
        next = id
        continue
      }
      guard columns.count == 4, let id = Int(columns[0]), let score = Int(columns[2]),
        let nickname = try? Nickname(String(columns[1]))
      else { throw .unreadable("league's table", reason: "line \(number) is no player") }
      let visit = Double(columns[3]).map(Date.init(timeIntervalSinceReferenceDate:))
      players.append(Player(id: id, nickname: nickname, bestScore: score, lastVisit: visit))
    }
    guard let roster = Roster(players: players, nextID: next) else {
      throw .unreadable("league's table", reason: "two players clash, or a number is wrong")
    }
    self = roster
  }

  fileprivate var table: String {
    let lines = players.map { player in
      let visit = player.lastVisit.map { "\($0.timeIntervalSinceReferenceDate)" } ?? "-"
      return "\(player.id)\t\(player.nickname.text)\t\(player.bestScore)\t\(visit)\n"
    }
    return lines.joined() + "next\t\(nextID)\n"
  }
}

/// The text of the league's table.
private struct TableText: Sendable {
  let url: URL

  func read() throws(RosterError) -> String {
    guard FileManager.default.fileExists(atPath: url.path) else { return "" }
    do {
      return try String(contentsOf: url, encoding: .utf8)
    } catch {
      throw .unreadable(url.path, reason: "\(error.localizedDescription)")
    }
  }

  func write(_ text: String) throws(RosterError) {
    do {
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw .unwritable(url.path, reason: "\(error.localizedDescription)")
    }
  }
}
