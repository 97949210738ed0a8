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
    let target = url.resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: target) else {
      return ""
    }
    // A folder has no text; a pipe may never end.
    guard attributes[.type] as? FileAttributeType == .typeRegular,
      let data = FileManager.default.contents(atPath: target),
      let text = String(data: data, encoding: .utf8)
    else { throw .unreadable(url.path, reason: "it is not a text that you may read") }
    return text
  }

  func write(_ text: String) throws(RosterError) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw .unwritable(url.path, reason: "the system refused it, so look at the file's folder")
    }
  }
}
