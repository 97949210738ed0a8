import DependencyInversionAfter
import Foundation
import PlayerRoster
import Rules
import Synchronization

/// Opens the league's tables, and all other rosters as before.
public struct RosterLayers: RosterOpening {
  private let layers = DependencyInversionAfter.RosterLayers()

  public init() {}

  public func openRoster(in file: URL) -> any RosterKeeping {
    guard file.pathExtension == "tsv" else { return layers.openRoster(in: file) }
    return layers.openRoster(in: LeagueTable(file: file))
  }
}

/// Keeps players in a table of the league: a line for each, with number, nickname and best score.
private struct LeagueTable: PlayerRepository {
  private static let oneAtATime = Mutex(())

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

  func update(
    _ change: (inout Roster) throws(RosterError) -> Player
  ) throws(RosterError) -> Player {
    try LeagueTable.oneAtATime.withLock { _ throws(RosterError) in
      var roster = try load()
      let player = try change(&roster)
      try save(roster)
      return player
    }
  }

  private func save(_ roster: Roster) throws(RosterError) {
    let lines = roster.players.map { "\($0.id)\t\($0.nickname.text)\t\($0.bestScore)\n" }
    do {
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
