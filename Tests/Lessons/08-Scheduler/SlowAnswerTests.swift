import PlayerVisit
import Testing

/// Feeds that take their time: a test gives their answers by hand.
@Suite("Answers that take their time")
@MainActor
struct SlowAnswerTests {
  /// A refresh that waits for the first answer of a slow feed.
  private func waiting(_ side: Side, for feed: Feed) async -> Rig {
    let rig = Rig(side)
    rig.log.slow = feed
    rig.refresh.start()
    await wait(for: "a question") { rig.log.openAnswers == 1 }
    return rig
  }

  /// The runs up to and including a feed's first. Both feeds are first due together in tick 6.
  private func first(_ feed: Feed) -> [Run] {
    .due(through: feed == .timeline ? 2 : 3, timeline: 2, profile: 3)
  }

  @Test(
    "No tick comes while an answer is awaited, and all late ticks are made up for afterwards",
    arguments: Side.allCases, Feed.allCases)
  func slow(side: Side, feed: Feed) async {
    let rig = await waiting(side, for: feed)
    await rig.pass(ticks: 10)
    #expect(rig.log.runs == first(feed))
    #expect(rig.refresh.tick == first(feed).last?.tick && rig.refresh.isRunning)

    rig.log.slow = nil
    rig.log.answer()
    await rig.run(through: 14)
    #expect(rig.log.runs == rig.due)
    #expect(rig.log.cancellations == [false])
  }

  @Test("The profile waits for the timeline's answer in the same tick", arguments: Side.allCases)
  func sameTick(side: Side) async {
    let rig = Rig(side)
    rig.log.onRun = { [unowned log = rig.log] run, _ in
      log.slow = run.tick == 6 ? .timeline : nil
    }
    rig.refresh.start()
    await wait(for: "a question") { rig.log.openAnswers == 1 }
    await rig.pass(ticks: 5)
    #expect(rig.log.runs == .due(through: 6, timeline: 2, profile: 3).dropLast())
    rig.log.answer()
    await rig.run(through: 8)
    #expect(rig.log.runs == rig.due)
  }

  @Test("A slow feed that fails is reported", arguments: Side.allCases, Feed.allCases)
  func slowFailure(side: Side, feed: Feed) async {
    let rig = await waiting(side, for: feed)
    let outage = Outage(run: Run(feed: feed, tick: 1))
    rig.log.slow = nil
    rig.log.answer(throwing: outage)
    await rig.run(through: 8)
    #expect(rig.log.failures == [Failure(feed: feed, outage: outage)])
    #expect(rig.log.runs == rig.due)
  }

  @Test(
    "A stop cancels the awaited answer at once, and a late answer changes nothing",
    arguments: Side.allCases, Feed.allCases)
  func stop(side: Side, feed: Feed) async {
    for error in [nil, CancellationError(), Late()] as [(any Error)?] {
      let rig = await waiting(side, for: feed)
      rig.refresh.stop()
      #expect(!rig.refresh.isRunning)
      await rig.pass(ticks: 5)

      rig.log.answer(throwing: error)
      await wait(for: "the answer") { rig.log.cancellations == [true] }
      await rig.pass(ticks: 10)
      #expect(rig.log.runs == first(feed))
      #expect(rig.log.failures == [])
      #expect(rig.refresh.tick == first(feed).last?.tick && !rig.refresh.isRunning)
    }
  }

  @Test(
    "If a stop comes while an answer is awaited, no further feed of that tick runs",
    arguments: Side.allCases)
  func stopInside(side: Side) async {
    let rig = Rig(side, timeline: 3, profile: 3)
    rig.log.slow = .timeline
    rig.refresh.start()
    await wait(for: "a question") { rig.log.openAnswers == 1 }
    rig.refresh.stop()
    rig.log.answer()
    await wait(for: "the answer") { rig.log.cancellations == [true] }
    await rig.pass(ticks: 5)
    #expect(rig.log.runs == [Run(feed: .timeline, tick: 3)])
  }

  @Test(
    "A restart does not wait for an old answer, and does not report its late failure",
    arguments: Side.allCases, Feed.allCases)
  func restart(side: Side, feed: Feed) async {
    let rig = await waiting(side, for: feed)
    rig.refresh.stop()
    rig.log.slow = nil
    rig.log.clear()
    rig.refresh.start()
    await rig.reach(7)
    rig.log.answer(throwing: Late())
    await wait(for: "the answer") { rig.log.cancellations == [true] }
    await rig.run(through: 14)
    #expect(rig.log.runs == rig.due)
    #expect(rig.log.failures == [])
  }

  @Test(
    "An answer that comes after sign-out does not reach the lobby",
    arguments: Side.allCases, [false, true])
  func signOut(side: Side, isFailure: Bool) async throws {
    let roster = SlowRoster()
    let lobby = Lobby(
      account: .guest, roster: roster, tables: NoTables(), refresh: side.maker,
      plan: RefreshPlan(tickLength: Rig.tickLength, timelinePeriod: 1, profilePeriod: 1_000))
    lobby.open()
    var (content, refreshes) = (lobby.content, 0)
    var isClosed = false
    roster.become(isFailure ? .failure(.full) : .success([try Player.latecomer])) {
      lobby.close()
      (content, refreshes) = (lobby.content, lobby.refreshes)
      isClosed = true
    }
    await wait(for: "the closing") { isClosed }
    await Rig(side).pass(ticks: 10)
    #expect((lobby.content, lobby.refreshes) == (content, refreshes))
  }
}

/// What a feed throws long after it was stopped.
private struct Late: Error {}

extension Player {
  fileprivate static var latecomer: Player {
    get throws { Player(id: 1, nickname: try Nickname("Latecomer")) }
  }
}
