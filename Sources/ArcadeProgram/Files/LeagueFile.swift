import Foundation
import PlayerVisit
import Storage

/// The text of the league's table, in a file that is replaced as a whole.
struct LeagueFile: Sendable {
  let url: URL

  /// - Parameter roster: The file of our own roster, in whose folder the table is.
  init(beside roster: URL) {
    url = roster.deletingLastPathComponent().appendingPathComponent("league.tsv")
  }

  /// Empty if there is no such file.
  func read() throws(RosterError) -> String {
    do {
      return String(decoding: try SafeFile(url).contents()?.data ?? Data(), as: UTF8.self)
    } catch {
      throw .unreadable(url.path, reason: "\(error)")
    }
  }

  func write(_ text: String) throws(RosterError) {
    do {
      let file = try SafeFile(url)
      try file.makeFolder()
      let lock = try file.lock(patience: .seconds(5))
      defer { lock.unlock() }
      try file.replace(with: Data(text.utf8))
    } catch {
      throw .unwritable(url.path, reason: "\(error)")
    }
  }
}
