import Foundation
import PlayerVisit
import Synchronization
import Testing

/// Ticks so short that twenty thousand pass while a test runs, even if a version waits for its clock.
@Suite("A lobby that its player forgot to leave")
@MainActor
struct ForgottenLobbyTests {
  private static let tickLength = Duration.microseconds(20)

  @Test(
    "The feeds are refreshed up to tick 20,000, and not after it",
    arguments: Side.allCases)
  func asleep(side: Side) async {
    let rig = Rig(
      side, timeline: 99, profile: 5_000, tickLength: ForgottenLobbyTests.tickLength)
    rig.log.onRun = stopAfterTime
    rig.refresh.start()
    await rig.reachStop(after: 20_000)
    await Rig(side).pass(ticks: 20)
    #expect(rig.log.runs == .due(through: 20_000, timeline: 99, profile: 5_000))
  }

  @Test(
    "A lobby that starts again has all 20,000 ticks again, and is forgotten again",
    arguments: Side.allCases)
  func again(side: Side) async {
    let rig = Rig(
      side, timeline: 99, profile: 20_000, tickLength: ForgottenLobbyTests.tickLength)
    rig.refresh.start()
    await rig.reach(3)
    rig.refresh.stop()
    rig.log.clear()
    rig.log.onRun = stopAfterTime
    for _ in 1...2 {
      rig.refresh.start()
      await rig.reachStop(after: 20_000)
    }
    let once = [Run].due(through: 20_000, timeline: 99, profile: 20_000)
    #expect(rig.log.runs == once + once)
  }

  @Test(
    "A lobby that starts again in tick 20,000 is not forgotten in that tick",
    arguments: Side.allCases)
  func reopened(side: Side) async {
    let rig = Rig(
      side, timeline: 99, profile: 20_000, tickLength: ForgottenLobbyTests.tickLength)
    let log = rig.log
    log.onRun = { [unowned log] run, refresh in
      if run.feed == .profile, log.runs.count(where: { $0.feed == .profile }) == 1 {
        refresh.stop()
        refresh.start()
      } else if run.tick > 20_000 {
        refresh.stop()
      }
    }
    rig.refresh.start()
    await rig.reachStop(after: 40_000)
    let once = [Run].due(through: 20_000, timeline: 99, profile: 20_000)
    #expect(log.runs == once + once)
  }

  @Test(
    "A lobby left overnight stops asking for anything until it is opened again",
    arguments: Side.allCases)
  func overnight(side: Side) async throws {
    let roster = AskedRoster()
    let lobby = Lobby(
      account: .guest, roster: roster, tables: NoTables(), refresh: side.maker,
      plan: RefreshPlan(
        tickLength: ForgottenLobbyTests.tickLength, timelinePeriod: 99, profilePeriod: 10_000))
    var last = 0
    lobby.onRefresh = { [unowned lobby] _, tick in
      last = tick
      if tick > 20_000 { lobby.close() }
    }
    lobby.open()
    await wait(for: "tick 20,000", ticks: 20_000) { last >= 20_000 }
    await passTime(of: side)
    // Both once while opening, then the timeline 202 times and the profile twice.
    #expect(roster.questions == 206)
    #expect(last == 20_000)

    _ = try roster.add("Latecomer")
    lobby.close()
    last = 0
    lobby.open()
    #expect(lobby.content.players.map(\.nickname.text) == ["Latecomer"])
    await wait(for: "another night", ticks: 20_000) { last >= 20_000 }
    await passTime(of: side)
    #expect(roster.questions == 412)
    lobby.close()
  }

  /// Time enough for a timeline to be refreshed once more.
  private func passTime(of side: Side) async {
    await Rig(side, tickLength: ForgottenLobbyTests.tickLength).pass(ticks: 5_000)
  }

  /// Stops the lobby even if it is not forgotten.
  private func stopAfterTime(_ run: Run, _ refresh: any LiveRefreshing) {
    if run.tick > 20_000 { refresh.stop() }
  }
}

/// A roster that counts how often it was asked whether it has changed.
private final class AskedRoster: RosterKeeping {
  private let store = InMemoryRosterStore()
  private let count = Mutex(0)

  var questions: Int { count.withLock { $0 } }

  func stamp() throws(RosterError) -> RosterStamp {
    count.withLock { $0 += 1 }
    return try store.stamp()
  }

  func players() throws(RosterError) -> [Player] { try store.load().players }

  func add(_ nickname: String) throws(RosterError) -> Player {
    try store.update { roster throws(RosterError) in try roster.add(Nickname(nickname)) }
  }

  // None of these is called while the lobby is only looked at.

  func lines() throws(RosterError) -> [RosterLine] { [] }
  func rename(_ nickname: String, to newNickname: String) throws(RosterError) -> Player {
    throw .unknownPlayer(nickname)
  }
  func remove(_ nickname: String) throws(RosterError) -> Player { throw .unknownPlayer(nickname) }
  func welcome(_ nickname: String, at time: Date) throws(RosterError) -> Player {
    throw .unknownPlayer(nickname)
  }
  func record(_ score: Int, of nickname: String) throws(RosterError) -> Player {
    throw .unknownPlayer(nickname)
  }
}
