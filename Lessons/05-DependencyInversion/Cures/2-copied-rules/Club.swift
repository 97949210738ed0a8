import DependencyInversionBefore
import Foundation
import PlayerVisit

/// Opens the league's tables, and all other rosters as before.
struct Club: RosterOpening {
  func openRoster(in file: URL) -> any RosterKeeping {
    guard file.pathExtension == "tsv" else { return RosterLayers().openRoster(in: file) }
    let table = TableFile(url: file)
    return Opened(League(read: table.read, write: table.write))
  }
}

/// The league's roster, for the tests.
private final class Opened: RosterKeeping {
  let league: League

  init(_ league: League) { self.league = league }

  func stamp() throws(RosterError) -> RosterStamp { RosterStamp(try league.stamp()) }
  func players() throws(RosterError) -> [Player] { try league.players() }
  func lines() throws(RosterError) -> [RosterLine] {
    try players().map { RosterLine([RosterLine.Run($0.nickname.text)]) }
  }

  func add(_ nickname: String) throws(RosterError) -> Player {
    try league.change { roster throws(RosterError) in try roster.add(Nickname(nickname)) }
  }

  func rename(_ nickname: String, to newNickname: String) throws(RosterError) -> Player {
    try league.change { roster throws(RosterError) in
      try roster.rename(Nickname(nickname), to: Nickname(newNickname))
    }
  }

  func remove(_ nickname: String) throws(RosterError) -> Player {
    try league.change { roster throws(RosterError) in try roster.remove(Nickname(nickname)) }
  }

  func welcome(_ nickname: String, at time: Date) throws(RosterError) -> Player {
    try league.welcome(nickname, at: time)
  }

  func record(_ score: Int, of nickname: String) throws(RosterError) -> Player {
    try league.change { roster throws(RosterError) in
      try roster.record(score, of: Nickname(nickname))
    }
  }
}

/// The text of the league's table.
struct TableFile: Sendable {
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
