import DependencyInversionBefore
import Foundation
import PlayerVisit
import RosterFiles
import RosterModel
import Synchronization

/// The league's table, copied into a file for our roster for each piece of work, and back.
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
    try League.oneAtATime.withLock { _ throws(RosterError) in
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("league-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("roster.json")
      let roster = RosterLayers().openRoster(in: file)
      try lend(to: file)
      let stamp = try roster.stamp()
      let answer = try work(roster)
      if try roster.stamp() != stamp { try takeBack(from: file) }
      return answer
    }
  }

  /// Writes the table's players into a file of our roster.
  private func lend(to file: URL) throws(RosterError) {
    let data = RosterDocument.data(of: try Roster(table: read()))
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    } catch {
      throw .unwritable(file.path, reason: "\(error.localizedDescription)")
    }
  }

  /// Writes the players of our roster's file into the table.
  private func takeBack(from file: URL) throws(RosterError) {
    let roster: Roster
    do {
      roster = try RosterDocument.roster(from: Data(contentsOf: file))
    } catch {
      throw .unreadable(file.path, reason: "\(error.localizedDescription)")
    }
    try write(roster.table)
  }
}
