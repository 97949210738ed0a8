import DependencyInversionAfter
import Foundation
import PlayerVisit
import Rules

/// Opens the league's tables, and all other rosters as before.
struct Club: RosterOpening {
  func openRoster(in file: URL) -> any RosterKeeping {
    guard file.pathExtension == "tsv" else { return RosterLayers().openRoster(in: file) }
    let table = TableFile(url: file)
    return RosterLayers().openRoster(in: LeagueTable(read: table.read, write: table.write))
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
