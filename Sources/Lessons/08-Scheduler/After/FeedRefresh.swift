import PlayerRoster

/// The lobby's view of a scheduler: it knows which job refreshes which feed.
@MainActor
final class FeedRefresh: LiveRefreshing {
  private let scheduler: Scheduler
  private let timeline: FeedJob
  private let profile: FeedJob

  init(scheduler: Scheduler, timeline: FeedJob, profile: FeedJob) {
    self.scheduler = scheduler
    self.timeline = timeline
    self.profile = profile
  }

  var tick: Int { scheduler.tick }
  var isRunning: Bool { scheduler.isRunning }

  func start() {
    scheduler.start()
  }

  func stop() {
    scheduler.stop()
  }

  func setPeriod(_ period: Int, of feed: Feed) {
    switch feed {
    case .timeline: timeline.setPeriod(period)
    case .profile: profile.setPeriod(period)
    }
  }
}
