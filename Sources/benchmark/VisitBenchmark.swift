import ArcadeCore
import Foundation
import PlayerRoster

/// What each seam of the visit costs: after against before.
///
/// The clock is left out: a lobby is closed before its first tick, and the refresh is timed with
/// ticks that are all overdue.
@MainActor
enum VisitBenchmark {
  private static let players = 1_000

  static func seams() async throws {
    show("Seams of the visit: time of after in times of before, \(players) players")
    show("seam", "alone")
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("shipshape-benchmark-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("roster.json")
    try RosterFile(file).update { roster throws(RosterError) in
      for number in 1...players { try roster.add(Nickname("player \(number)")) }
    }
    for seam in Seam.ofVisit {
      var mixed = Sides(all: .before)
      mixed[seam] = .after
      let ratio = try await Measurement([
        work(of: seam, Sides(all: .before), file), work(of: seam, mixed, file),
      ]).ratio
      show("\(seam)", fixed(ratio))
    }
  }

  /// What a visit asks of one seam, and as little else as can be.
  private static func work(of seam: Seam, _ sides: Sides, _ file: URL) throws -> Work {
    let parts = VisitParts(
      sides, rosterFile: file, service: .embedded(), log: NoLog(),
      plan: RefreshPlan(tickLength: .seconds(3_600), timelinePeriod: 1, profilePeriod: 1),
      now: { Date(timeIntervalSince1970: 0) })
    let roster = parts.roster.openRoster(in: file)
    switch seam {
    case .roster:
      return {
        for _ in 0..<10 {
          _ = try roster.stamp()
          _ = try roster.players()
          _ = try roster.lines()
        }
        _ = try roster.record(1, of: "player 1")
      }
    case .signIn:
      return { for _ in 0..<40 { await signIn(parts) } }
    case .screens:
      return { for _ in 0..<4 { goRound(sides.frontDoor, parts) } }
    case .refresh:
      return { for _ in 0..<10 { await refresh(parts.refresh) } }
    case .tables:
      let content = LobbyContent(players: try roster.players())
      return { for _ in 0..<4 { look(at: parts.tables.table(of: content)) } }
    case .shipyard, .referee, .flightControl, .turnOrder:
      preconditionFailure("\(seam) is no seam of the visit.")
    }
  }

  private static func signIn(_ parts: VisitParts) async {
    let screen = parts.signIn.makeSignIn(to: parts.service, log: parts.log)
    screen.type(email: "player@a.example")
    screen.type(password: "shipshape")
    await screen.submit()
    guard case .welcome = screen.form.status else {
      preconditionFailure("Somebody who does not come in measures nothing: \(screen.form.status).")
    }
  }

  /// Once through all screens, from sign-in to sign-out.
  private static func goRound(_ frontDoor: any ScreenMaking, _ parts: VisitParts) {
    var screen = frontDoor.firstScreen(of: parts)
    func act(_ action: ScreenAction) {
      guard case .screen(let next) = screen.next(after: action), next !== screen else {
        preconditionFailure("\(action) leads nowhere.")
      }
      screen = next
    }
    act(.signedIn(Account(id: 1, nickname: "player 1")))
    guard case .lobby(let lobby) = screen.content else {
      preconditionFailure("There is no lobby.")
    }
    act(.details(lobby.content.players[0]))
    act(.back)
    act(.play)
    act(.finished(score: 0))
    act(.play)
    act(.back)
    act(.signOut)
  }

  /// Ticks that are all overdue, so that no time passes in waiting for the next.
  private static func refresh(_ making: any RefreshMaking) async {
    let plan = RefreshPlan(
      tickLength: .nanoseconds(1), timelinePeriod: 1, profilePeriod: 2)
    var refresh: (any LiveRefreshing)?
    await withCheckedContinuation { (end: CheckedContinuation<Void, Never>) in
      refresh = making.makeRefresh(
        plan,
        timeline: {
          guard let running = refresh, running.tick == 20_000 else { return }
          running.stop()
          end.resume()
        }, profile: {}, onFailure: { _, _ in })
      refresh?.start()
    }
  }

  /// Every row is asked for everything.
  private static func look(at table: any LobbyTable) {
    let surface = BlankSurface()
    for row in 0..<table.rowCount {
      _ = table.height(of: row)
      _ = table.tint(of: row)
      _ = table.text(of: row)
      _ = table.player(of: row)
      table.paint(row, on: surface, at: 0, isSelected: false)
    }
  }
}

private struct NoLog: LogWriting {
  func write(_ line: String) {}
}

/// A surface that takes everything and shows nothing.
private final class BlankSurface: Surface {
  let columns = 80

  func write(
    _ text: String, in columns: Range<Int>, line: Int, alignment: Alignment, tint: Tint,
    isSelected: Bool
  ) {}
}
