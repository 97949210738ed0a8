import DependencyInversionBefore
import Foundation
import PlayerVisit
import Synchronization

/// Opens the league's tables, and all other rosters as before.
public struct RosterLayers: RosterOpening {
  private let layers = DependencyInversionBefore.RosterLayers()

  public init() {}

  public func openRoster(in file: URL) -> any RosterKeeping {
    guard file.pathExtension == "tsv" else { return layers.openRoster(in: file) }
    let table = TableText(url: file)
    return League(read: table.read, write: table.write)
  }
}

/// The league's table, with the roster's rules and its list copied from ours.
final class League: RosterKeeping {
  private static let oneAtATime = Mutex(())

  private let read: @Sendable () throws(RosterError) -> String
  private let write: @Sendable (String) throws(RosterError) -> Void

  init(
    read: @escaping @Sendable () throws(RosterError) -> String,
    write: @escaping @Sendable (String) throws(RosterError) -> Void
  ) {
    (self.read, self.write) = (read, write)
  }

  func stamp() throws(RosterError) -> RosterStamp { RosterStamp(try read()) }

  func lines() throws(RosterError) -> [RosterLine] {
    try players().map { player in
      var runs = [
        RosterLine.Run("\(RosterLine.marker) "),
        RosterLine.Run(player.nickname.text, isBold: true),
      ]
      if player.bestScore > 0 { runs.append(RosterLine.Run("  \(player.bestScore)")) }
      return RosterLine(runs)
    }
  }

  func players() throws(RosterError) -> [Player] {
    try Roster(table: read()).players.sorted { $0.nickname < $1.nickname }
  }

  func add(_ text: String) throws(RosterError) -> Player {
    let nickname = try Nickname(text)
    return try change { roster throws(RosterError) in try roster.add(nickname) }
  }

  func rename(_ text: String, to newText: String) throws(RosterError) -> Player {
    let nickname = try Nickname(text)
    let newNickname = try Nickname(newText)
    return try change { roster throws(RosterError) in try roster.rename(nickname, to: newNickname) }
  }

  func remove(_ text: String) throws(RosterError) -> Player {
    let nickname = try Nickname(text)
    return try change { roster throws(RosterError) in try roster.remove(nickname) }
  }

  func welcome(_ text: String, at time: Date) throws(RosterError) -> Player {
    let nickname = try Nickname(text)
    return try change { roster throws(RosterError) in
      if roster.player(named: nickname) == nil { try roster.add(nickname) }
      return try roster.noteVisit(of: nickname, at: time)
    }
  }

  func record(_ score: Int, of text: String) throws(RosterError) -> Player {
    let nickname = try Nickname(text)
    return try change { roster throws(RosterError) in try roster.record(score, of: nickname) }
  }

  private func change(
    _ work: (inout Roster) throws(RosterError) -> Player
  ) throws(RosterError) -> Player {
    try League.oneAtATime.withLock { _ throws(RosterError) in
      let old = try Roster(table: read())
      var roster = old
      let player = try work(&roster)
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
