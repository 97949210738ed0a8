import ArcadeCore
import Foundation
import PlayerRoster

/// Each seam of the visit: after against before, alone and inside a whole visit.
///
/// The clock is left out: a lobby is closed before its first tick, and the refresh is timed with
/// ticks that are all overdue.
@MainActor
enum VisitSeamBenchmark {
  private static let players = 1_000

  static func run() async throws {
    show(
      "Seams of the visit: time of after in times of before, \(players) players, medians of "
        + "\(Measurement.rounds) rounds (aim: at most 1)")
    let widths = [16, 12, 14]
    show(row(["seam", "alone", "whole visit"], widths: widths))
    let folder = try BenchmarkFolder()
    defer { folder.remove() }
    try folder.fill(players: players)
    for seam in Seam.ofVisit {
      var mixed = Sides(all: .before)
      mixed[seam] = .after
      let alone = try await compare(
        work(of: seam, Sides(all: .before), in: folder), work(of: seam, mixed, in: folder))
      let whole = await compare(
        wholeVisit(Sides(all: .before), in: folder), wholeVisit(mixed, in: folder))
      show(row(["\(seam)", fixed(alone, 2), fixed(whole, 2)], widths: widths))
    }
    let all = await compare(
      wholeVisit(Sides(all: .before), in: folder), wholeVisit(Sides(all: .after), in: folder))
    show(row(["all five", "", fixed(all, 2)], widths: widths))
    show("No tick of a clock is in these times; files are written to the disk.\n")
  }

  private typealias Work = @MainActor () async -> Void

  private static func compare(_ before: @escaping Work, _ after: @escaping Work) async -> Double {
    await Measurement(onMain: [before, after]).ratio(of: 1, to: 0)
  }

  /// What a visit asks of one seam, and nothing else.
  private static func work(
    of seam: Seam, _ sides: Sides, in folder: BenchmarkFolder
  ) throws -> Work {
    let parts = VisitParts(sides, in: folder)
    let content = LobbyContent(players: try folder.openRoster().players())
    switch seam {
    case .roster:
      let roster = parts.roster.openRoster(in: folder.file)
      return {
        for _ in 0..<10 {
          _ = try? roster.stamp()
          _ = try? roster.players()
          _ = try? roster.lines()
        }
        _ = try? roster.record(1, of: "player 1")
      }
    case .signIn:
      return { for _ in 0..<40 { await signIn(parts) } }
    case .screens:
      // The other parts do nothing, so that it is the way from screen to screen that is timed.
      var parts = parts
      parts.roster = StillRoster(players: content.players)
      parts.refresh = StillRefresh()
      parts.tables = StillTables()
      return { for _ in 0..<400 { goRound(sides.frontDoor, parts) } }
    case .refresh:
      return { for _ in 0..<10 { await refresh(parts.refresh) } }
    case .tables:
      return { for _ in 0..<4 { look(at: parts.tables.table(of: content)) } }
    case .shipyard, .referee, .flightControl, .turnOrder:
      preconditionFailure("\(seam) is no seam of the visit.")
    }
  }

  private static func wholeVisit(_ sides: Sides, in folder: BenchmarkFolder) -> Work {
    let parts = VisitParts(sides, in: folder)
    let frontDoor = sides.frontDoor
    return {
      for _ in 0..<4 {
        await signIn(parts)
        goRound(frontDoor, parts)
      }
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
    look(at: lobby.table)
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
    let surface = StillSurface()
    for row in 0..<table.rowCount {
      _ = table.height(of: row)
      _ = table.tint(of: row)
      _ = table.text(of: row)
      _ = table.player(of: row)
      table.paint(row, on: surface, at: 0, isSelected: false)
    }
  }
}
