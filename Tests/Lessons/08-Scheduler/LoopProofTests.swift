import Testing

@Suite("Proofs: the smallest fix, a loop over periods and work")
@MainActor
struct LoopProofTests {
  /// The before version with nothing but its branches removed.
  private final class LoopedScheduler {
    // snippet: loop
    private var jobs: [(period: Int, work: @MainActor () async -> Void)] = []

    func run(_ tick: Int) async {
      // All are decided first: a job may change the periods, from the next tick on.
      let due = jobs.filter { tick.isMultiple(of: $0.period) }
      for job in due where !Task.isCancelled { await job.work() }
    }
    // end: loop

    init(_ jobs: [(period: Int, work: @MainActor () async -> Void)]) {
      self.jobs = jobs
    }
  }

  @Test("In a loop a third job runs, though its period is a multiple of the other two")
  func third() async {
    var (runs, tick): ([String], Int) = ([], 0)
    let scheduler = LoopedScheduler(
      [("timeline", 2), ("profile", 4), ("third", 8)].map { name, period in
        (period, { runs.append("\(name) in \(tick)") })
      })
    while tick < 8 {
      tick += 1
      await scheduler.run(tick)
    }
    #expect(
      runs == [
        "timeline in 2", "timeline in 4", "profile in 4", "timeline in 6",
        "timeline in 8", "profile in 8", "third in 8",
      ])
  }
}
