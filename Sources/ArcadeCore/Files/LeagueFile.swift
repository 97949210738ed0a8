import Foundation
import PlayerRoster

/// The text of the league's table, in a file that is replaced as a whole and never locked.
struct LeagueFile: Sendable {
  let url: URL

  /// - Parameter roster: The file of our own roster, in whose folder the table is.
  init(beside roster: URL) {
    url = roster.deletingLastPathComponent().appendingPathComponent("league.tsv")
  }

  /// Empty if there is no such file.
  func read() throws(RosterError) -> String {
    do throws(ArcadeError) {
      return try TextFile(path: url.path).read()
    } catch {
      guard case .noSuchFile = error else {
        throw .unreadable(url.path, reason: "it is not a text")
      }
      return ""
    }
  }

  func write(_ text: String) throws(RosterError) {
    // A folder that cannot be made is reported by the attempt to write.
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    do throws(ArcadeError) {
      try TextFile(path: url.path).replace(text)
    } catch {
      guard case .unwritable(_, let reason) = error else { return }
      throw .unwritable(url.path, reason: reason)
    }
  }
}
