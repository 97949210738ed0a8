import Foundation
import PlayerRoster

/// What the file of a roster costs: reading it, asking for it again, and changing it.
enum StoreBenchmark {
  private static let sizes = [10, 1_000, 100_000]
  /// The cost for each player may at most double from the second size to the last.
  private static let bound = 2.0

  static func run() {
    show("Roster file: medians of \(Measurement.rounds) rounds, each change synced to the disk")
    let widths = [9, 12, 12, 14, 12, 12, 12]
    show(
      row(
        ["players", "load ms", "ns/player", "again/load", "change ms", "copy ms", "change/copy"],
        widths: widths))
    let costs = sizes.map { size in
      do {
        return try measure(size, widths: widths)
      } catch {
        preconditionFailure("The roster of \(size) could not be measured: \(error)")
      }
    }
    show(
      "Loading, cost for each player at \(sizes[sizes.count - 1]) against \(sizes[1]): "
        + "\(fixed(costs[sizes.count - 1] / costs[1], 2)) times (aim: at most \(fixed(bound, 0)))\n"
    )
  }

  /// - Returns: The seconds that a load takes for each player.
  private static func measure(_ size: Int, widths: [Int]) throws -> Double {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("shipshape-benchmark-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("roster.json")
    let file = RosterFile(url)
    try file.update { roster throws(RosterError) in
      for number in 1...size {
        let id = try roster.add(Nickname("Player \(number)")).id
        try roster.record(number, of: id)
        try roster.noteVisit(of: id, at: Date(timeIntervalSince1970: 1_700_000_000))
      }
    }
    let bytes = try Data(contentsOf: url)

    // What takes little time is done many times over, so that each sample lasts long enough.
    let loads = max(1, 10_000 / size)
    let agains = 1_000
    let changes = max(1, 100 / size)
    var score = size
    let measurement = Measurement([
      { for _ in 0..<loads { check(RosterFile(url), size) } },
      { for _ in 0..<agains { check(file, size) } },
      {
        for _ in 0..<changes {
          score += 1
          change(file, score)
        }
      },
      { for _ in 0..<changes { copy(bytes, in: folder) } },
    ])
    let loading = measurement.seconds(of: 0) / Double(loads)
    let reloading = measurement.seconds(of: 1) / Double(agains)
    let changing = measurement.seconds(of: 2) / Double(changes)
    let copying = measurement.seconds(of: 3) / Double(changes)
    show(
      row(
        [
          "\(size)", fixed(loading * 1e3, 2), fixed(loading / Double(size) * 1e9, 0),
          fixed(reloading / loading, 4), fixed(changing * 1e3, 2),
          fixed(copying * 1e3, 2), fixed(measurement.ratio(of: 2, to: 3), 2),
        ], widths: widths))
    return loading / Double(size)
  }

  private static func check(_ file: RosterFile, _ size: Int) {
    do {
      let roster = try file.load()
      precondition(roster.players.count == size, "A load must give all \(size) players.")
    } catch {
      preconditionFailure("The roster must load: \(error)")
    }
  }

  private static func change(_ file: RosterFile, _ score: Int) {
    do {
      try file.update { roster throws(RosterError) in try roster.record(score, of: 1) }
    } catch {
      preconditionFailure("The roster must take a score: \(error)")
    }
  }

  /// The yardstick of a change: the same bytes in a new file, synced and renamed.
  private static func copy(_ bytes: Data, in folder: URL) {
    let new = folder.appendingPathComponent("new")
    do {
      try bytes.write(to: new)
      let handle = try FileHandle(forWritingTo: new)
      try handle.synchronize()
      try handle.close()
      let copy = folder.appendingPathComponent("copy")
      guard rename(new.path, copy.path) == 0 else { preconditionFailure("A copy must be renamed.") }
    } catch {
      preconditionFailure("The bytes must be written: \(error)")
    }
  }
}
