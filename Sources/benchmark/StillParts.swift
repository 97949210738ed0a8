import ArcadeCore
import Foundation
import PlayerRoster

/// A folder for the roster of a benchmark, which goes away with it.
struct BenchmarkFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("shipshape-benchmark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  var file: URL { url.appendingPathComponent("roster.json") }
  func remove() { try? FileManager.default.removeItem(at: url) }

  func openRoster() -> any RosterKeeping {
    VisitParts(Sides(all: .after), in: self).roster.openRoster(in: file)
  }

  func fill(players: Int) throws {
    try RosterFile(file).update { roster throws(RosterError) in
      for number in 1...players { try roster.add(Nickname("player \(number)")) }
    }
  }
}

extension VisitParts {
  /// The parts of a visit whose clock never ticks.
  init(_ sides: Sides, in folder: BenchmarkFolder) {
    self.init(
      sides, rosterFile: folder.file, service: .embedded(), log: StillLog(),
      plan: RefreshPlan(tickLength: .seconds(3_600), timelinePeriod: 1, profilePeriod: 1),
      now: { Date(timeIntervalSince1970: 0) })
  }
}

struct StillLog: LogWriting {
  func write(_ line: String) {}
}

/// A roster in which nothing changes.
final class StillRoster: RosterOpening, RosterKeeping {
  private let everybody: [Player]

  init(players: [Player]) {
    everybody = players
  }

  func openRoster(in file: URL) -> any RosterKeeping { self }
  func stamp() -> RosterStamp { RosterStamp("still") }
  func players() -> [Player] { everybody }
  func lines() -> [RosterLine] { [] }
  func add(_ nickname: String) -> Player { everybody[0] }
  func rename(_ nickname: String, to newNickname: String) -> Player { everybody[0] }
  func remove(_ nickname: String) -> Player { everybody[0] }
  func welcome(_ nickname: String, at time: Date) -> Player { everybody[0] }
  func record(_ score: Int, of nickname: String) -> Player { everybody[0] }
}

/// A refresh that never comes.
final class StillRefresh: RefreshMaking, LiveRefreshing {
  let tick = 0
  let isRunning = false

  nonisolated init() {}

  func start() {}
  func stop() {}
  func setPeriod(_ period: Int, of feed: Feed) {}

  func makeRefresh(
    _ plan: RefreshPlan,
    timeline: @escaping @MainActor () throws -> Void,
    profile: @escaping @MainActor () throws -> Void,
    onFailure: @escaping @MainActor (Feed, any Error) -> Void
  ) -> any LiveRefreshing { self }
}

/// A table without rows.
struct StillTables: LobbyTabling, LobbyTable {
  let rowCount = 0

  func table(of content: LobbyContent) -> any LobbyTable { self }
  func height(of row: Int) -> Int { 1 }
  func tint(of row: Int) -> Tint { .plain }
  func text(of row: Int) -> String { "" }
  func player(of row: Int) -> Player? { nil }
  func paint(_ row: Int, on surface: any Surface, at line: Int, isSelected: Bool) {}
}

/// A surface that takes everything and shows nothing.
final class StillSurface: Surface {
  let columns = 80

  func write(
    _ text: String, in columns: Range<Int>, line: Int, alignment: Alignment, tint: Tint,
    isSelected: Bool
  ) {}
}
