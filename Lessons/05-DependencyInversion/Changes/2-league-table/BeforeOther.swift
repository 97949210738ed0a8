import DependencyInversionBefore
import Foundation
import PlayerRoster
import RosterFiles
import Synchronization

/// Opens the league's tables, and all other rosters as before.
public struct RosterLayers: RosterOpening {
  private let layers = DependencyInversionBefore.RosterLayers()

  public init() {}

  public func openRoster(in file: URL) -> any RosterKeeping {
    guard file.pathExtension == "tsv" else { return layers.openRoster(in: file) }
    return LeagueRoster(table: LeagueTable(file: file), layers: layers)
  }
}

/// A table of the league, copied into a file for our roster for each piece of work, and back.
private final class LeagueRoster: RosterKeeping {
  private static let oneAtATime = Mutex(())

  private let table: LeagueTable
  private let layers: DependencyInversionBefore.RosterLayers

  init(table: LeagueTable, layers: DependencyInversionBefore.RosterLayers) {
    self.table = table
    self.layers = layers
  }

  func stamp() throws(RosterError) -> RosterStamp { try table.stamp() }

  func players() throws(RosterError) -> [Player] {
    try lent { roster throws(RosterError) in try roster.players() }
  }

  func lines() throws(RosterError) -> [RosterLine] {
    try lent { roster throws(RosterError) in try roster.lines() }
  }

  func add(_ nickname: String) throws(RosterError) -> Player {
    try lent { roster throws(RosterError) in try roster.add(nickname) }
  }

  func rename(_ nickname: String, to newNickname: String) throws(RosterError) -> Player {
    try lent { roster throws(RosterError) in try roster.rename(nickname, to: newNickname) }
  }

  func remove(_ nickname: String) throws(RosterError) -> Player {
    try lent { roster throws(RosterError) in try roster.remove(nickname) }
  }

  func welcome(_ nickname: String, at time: Date) throws(RosterError) -> Player {
    try lent { roster throws(RosterError) in try roster.welcome(nickname, at: time) }
  }

  func record(_ score: Int, of nickname: String) throws(RosterError) -> Player {
    try lent { roster throws(RosterError) in try roster.record(score, of: nickname) }
  }

  private func lent<Answer: Sendable>(
    _ work: (any RosterKeeping) throws(RosterError) -> Answer
  ) throws(RosterError) -> Answer {
    try LeagueRoster.oneAtATime.withLock { _ throws(RosterError) in
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("league-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("roster.json")
      let roster = layers.openRoster(in: file)
      try table.lend(to: file)
      let stamp = try roster.stamp()
      let result = try work(roster)
      if try roster.stamp() != stamp { try table.takeBack(from: file) }
      return result
    }
  }
}

/// Keeps players in a table of the league: a line for each, with number, nickname and best score.
private struct LeagueTable {
  let file: URL

  func stamp() throws(RosterError) -> RosterStamp { RosterStamp(try text()) }

  func load() throws(RosterError) -> Roster {
    var players: [Player] = []
    for line in try text().split(separator: "\n") {
      let columns = line.split(separator: "\t")
      guard columns.count == 3, let id = Int(columns[0]), let score = Int(columns[2]) else {
        throw .unreadable(file.path, reason: "“\(line)” is not a player")
      }
      players.append(Player(id: id, nickname: try Nickname(String(columns[1])), bestScore: score))
    }
    let nextID = (players.map(\.id).max() ?? 0) + 1
    guard let roster = Roster(players: players, nextID: nextID) else {
      throw .unreadable(file.path, reason: "two lines are about one player")
    }
    return roster
  }

  /// Writes the table's players into a file of our roster.
  func lend(to roster: URL) throws(RosterError) {
    let data = RosterDocument.data(of: try load())
    do {
      try FileManager.default.createDirectory(
        at: roster.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: roster)
    } catch {
      throw .unwritable(roster.path, reason: "\(error.localizedDescription)")
    }
  }

  /// Writes the players of our roster's file into the table.
  func takeBack(from roster: URL) throws(RosterError) {
    do {
      let players = try RosterDocument.roster(from: Data(contentsOf: roster)).players
      let lines = players.map { "\($0.id)\t\($0.nickname.text)\t\($0.bestScore)\n" }
      try Data(lines.joined().utf8).write(to: file, options: .atomic)
    } catch {
      throw .unwritable(file.path, reason: "\(error.localizedDescription)")
    }
  }

  private func text() throws(RosterError) -> String {
    guard FileManager.default.fileExists(atPath: file.path) else { return "" }
    do {
      return try String(contentsOf: file, encoding: .utf8)
    } catch {
      throw .unreadable(file.path, reason: "\(error.localizedDescription)")
    }
  }
}
