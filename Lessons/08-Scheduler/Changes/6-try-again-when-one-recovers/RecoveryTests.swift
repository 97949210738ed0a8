import Foundation
import PlayerVisit
import Synchronization
import Testing

@Suite("A feed that is back")
@MainActor
struct RecoveryTests {
  @Test(
    "When one feed works again, the other is tried in the next tick, and only once",
    arguments: Side.allCases, Feed.allCases)
  func tried(side: Side, other: Feed) async {
    let rig = Rig(side, timeline: other == .timeline ? 10 : 4, profile: other == .profile ? 10 : 4)
    rig.log.onRun = { run, _ in
      // The other one also fails when it is tried out of turn.
      if run.tick < (run.feed == other ? 20 : 12) { throw Outage(run: run) }
    }
    await rig.run(through: 45)
    #expect(ticks(of: other, in: rig) == [10, 13, 20, 30, 40])
    let due = [Run].due(through: 45, timeline: 4, profile: 4)
    #expect(rig.log.runs.filter { $0.feed != other } == due.filter { $0.feed != other })
  }

  @Test(
    "A feed that fails just as the other recovers is tried again in the next tick",
    arguments: Side.allCases)
  func sameTick(side: Side) async {
    let rig = Rig(side, timeline: 5, profile: 10)
    rig.log.onRun = { run, _ in
      if run.tick < (run.feed == .timeline ? 10 : 11) { throw Outage(run: run) }
    }
    await rig.run(through: 24)
    #expect(ticks(of: .profile, in: rig) == [10, 11, 20])
    #expect(ticks(of: .timeline, in: rig) == [5, 10, 15, 20])
  }

  @Test(
    "A feed that has not failed gets no extra try, nor does one that is back in the same tick",
    arguments: Side.allCases)
  func healthy(side: Side) async {
    let rig = Rig(side, timeline: 4, profile: 10)
    rig.log.onRun = { run, _ in
      switch (run.feed, run.tick) {
      // The timeline is back in tick 8, and the profile has worked all the time.
      case (.timeline, 4): throw Outage(run: run)
      // Both are back in tick 40.
      case (.timeline, 28...36), (.profile, 30): throw Outage(run: run)
      default: break
      }
    }
    await rig.run(through: 55)
    #expect(ticks(of: .profile, in: rig) == [10, 20, 30, 40, 50])
  }

  @Test("A stop drops the retry that was due in the next tick", arguments: Side.allCases)
  func stopped(side: Side) async {
    let rig = Rig(side, timeline: 4, profile: 10)
    var isFirstRun = true
    rig.log.onRun = { [unowned log = rig.log] run, refresh in
      if isFirstRun, run == Run(feed: .timeline, tick: 12) {
        // The timeline is back, and in the next tick the profile would be tried.
        refresh.stop()
        refresh.start()
        log.clear()
        isFirstRun = false
      } else if isFirstRun || run.tick == 4 {
        throw Outage(run: run)
      }
    }
    rig.refresh.start()
    await wait(for: "the second run") { !isFirstRun }
    await rig.run(through: 20)
    // Here the timeline is back in tick 8, and the profile has not worked since the first run.
    #expect(ticks(of: .profile, in: rig) == [9, 10, 20])
  }

  @Test(
    "A feed that failed before a stop is tried as soon as the other works again",
    arguments: Side.allCases)
  func restarted(side: Side) async {
    let rig = Rig(side, timeline: 1, profile: 10)
    var isFirstRun = true
    rig.log.onRun = { [unowned log = rig.log] run, refresh in
      let isLast = isFirstRun && run == Run(feed: .timeline, tick: 11)
      if isFirstRun || run.feed == .profile {
        if isLast {
          refresh.stop()
          refresh.start()
          log.clear()
          isFirstRun = false
        }
        throw Outage(run: run)
      }
    }
    rig.refresh.start()
    await wait(for: "the second run") { !isFirstRun }
    await rig.run(through: 12)
    // In tick 1 the timeline works again.
    #expect(ticks(of: .profile, in: rig) == [2, 10])
  }

  @Test(
    "The warning leaves the lobby in the tick after the first success", arguments: Side.allCases)
  func warning(side: Side) async {
    // Two questions are asked while the lobby is opened, and the next in ticks 1, 2 and 3.
    let roster = ShakyRoster(failing: 3...5)
    let lobby = Lobby(
      account: .guest, roster: roster, tables: NoTables(), refresh: side.maker,
      plan: RefreshPlan(tickLength: Rig.tickLength, timelinePeriod: 1, profilePeriod: 3))
    var seen: [String] = []
    lobby.onRefresh = { [unowned lobby] feed, tick in
      guard tick > 0 else { return }
      let warnings = lobby.content.notices.count(where: \.isWarning)
      seen.append("\(tick): \(feed), warnings: \(warnings)")
      if feed == .profile { lobby.close() }
    }
    lobby.open()
    await wait(for: "the profile") { seen.last?.contains("profile") == true }
    #expect(
      seen == ["4: timeline, warnings: 1", "5: timeline, warnings: 1", "5: profile, warnings: 0"])
    lobby.close()
  }

  private func ticks(of feed: Feed, in rig: Rig) -> [Int] {
    rig.log.runs.filter { $0.feed == feed }.map(\.tick)
  }
}

/// A roster that leaves some questions, counted from 1, without an answer.
private final class ShakyRoster: RosterKeeping {
  private let store = InMemoryRosterStore()
  private let failing: ClosedRange<Int>
  private let count = Mutex(0)

  init(failing: ClosedRange<Int>) {
    self.failing = failing
  }

  func stamp() throws(RosterError) -> RosterStamp {
    let question = count.withLock { count in
      count += 1
      return count
    }
    guard !failing.contains(question) else {
      throw .unreadable("roster.json", reason: "no answer")
    }
    return try store.stamp()
  }

  func players() throws(RosterError) -> [Player] { try store.load().players }

  // A lobby that is only shown asks for none of these.

  func lines() throws(RosterError) -> [RosterLine] { [] }
  func add(_ nickname: String) throws(RosterError) -> Player { throw .full }
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
