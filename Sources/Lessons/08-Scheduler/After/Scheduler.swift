import PlayerVisit

/// Runs jobs when they are due, and knows neither what they do nor what makes time pass.
@MainActor
final class Scheduler: LiveRefreshing {
  private(set) var tick = 0
  private(set) var isRunning = false

  private let timer: any TickTimer
  private let feeds: [Feed: FeedJob]
  private var jobs: [any ScheduledJob] = []

  /// - Parameter feeds: The jobs whose periods the lobby may change; registered like any other.
  init(timer: any TickTimer, feeds: [Feed: FeedJob]) {
    self.timer = timer
    self.feeds = feeds
  }

  /// Adds a job; the jobs of one tick run in the order in which they were registered.
  func register(_ job: any ScheduledJob) {
    jobs.append(job)
  }

  func start() {
    guard !isRunning else { return }
    isRunning = true
    tick = 0
    timer.start { [weak self] in await self?.runDueJobs() }
  }

  func stop() {
    isRunning = false
    timer.stop()
  }

  func setPeriod(_ period: Int, of feed: Feed) {
    feeds[feed]?.setPeriod(period)
  }

  // snippet: run
  private func runDueJobs() async {
    tick += 1
    // Ask all jobs first: a job may change periods from the next tick on.
    let due = jobs.filter { $0.isDue(at: tick) }
    for job in due where !Task.isCancelled { await job.run() }
  }
  // end: run
}
