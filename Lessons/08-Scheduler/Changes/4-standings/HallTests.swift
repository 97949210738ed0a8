import PlayerVisit
import Testing

/// A hall's server, and a lobby that asks it.
@MainActor
final class Hall {
  /// What is under way, and what was begun, in order.
  private(set) var open: [String] = []
  private(set) var begun: [String] = []
  /// The most that was ever under way at once.
  private(set) var most = 0
  /// The ticks in which the standings were asked for.
  private(set) var asked: [Int] = []
  /// Whether each question had been cancelled when its answer came.
  private(set) var cancellations: [Bool] = []
  /// What is answered only when a test says so, and from which tick on.
  var slow: String?
  var firstSlowTick = 0
  /// What a feed throws.
  var outage: (String, _ tick: Int) throws -> Void = { _, _ in }
  weak var refresh: (any LiveRefreshing)?
  private var answers: [CheckedContinuation<Void, Never>] = []

  var openAnswers: Int { answers.count }
  func answer() { answers.removeFirst().resume() }

  func ask() async {
    asked.append(refresh?.tick ?? 0)
    await take("standings")
    cancellations.append(Task.isCancelled)
  }

  func take(_ what: String) async {
    open.append(what)
    begun.append(what)
    most = max(most, open.count)
    if what == slow, let refresh, refresh.tick >= firstSlowTick {
      await withCheckedContinuation { answers.append($0) }
    } else {
      // Long enough for something that does not wait to begin.
      for _ in 0..<3 { await Task.yield() }
    }
    open.removeAll { $0 == what }
  }

  /// Runs a lobby on this server.
  func run(
    _ maker: any RefreshMaking, timeline: Int = 2, profile: Int = 3,
    _ test: @MainActor (any LiveRefreshing) async -> Void
  ) async {
    await HallServer.$askForStandings.withValue({ [weak self] in await self?.ask() }) {
      let refresh = maker.makeRefresh(
        RefreshPlan(
          tickLength: Rig.tickLength, timelinePeriod: timeline, profilePeriod: profile),
        timeline: { [weak self] in try await self?.refresh("timeline") },
        profile: { [weak self] in try await self?.refresh("profile") }, onFailure: { _, _ in })
      self.refresh = refresh
      refresh.start()
      await test(refresh)
      refresh.stop()
    }
  }

  /// Expects a question in every sixth tick, not in every seventh. One may be late, but none early.
  func expectQuestions(through tick: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    let early = zip(1..., asked).filter { $1 < 6 * $0 }.map { $1 }
    #expect(early == [], "Questions came in \(asked).", sourceLocation: sourceLocation)
    #expect(asked.count >= tick / 6 - tick / 50, sourceLocation: sourceLocation)
  }

  /// Waits as long as some ticks take, without a lobby of this hall.
  static func pass(ticks: Int, _ side: Side) async {
    await HallServer.$askForStandings.withValue({}) { await Rig(side).pass(ticks: ticks) }
  }

  private func refresh(_ feed: String) async throws {
    let tick = refresh?.tick ?? 0
    await take(feed)
    try outage(feed, tick)
  }
}
