import PlayerRoster

/// The lobby's view of a scheduler: it knows which service refreshes which feed.
@MainActor
final class FeedRefresh: LiveRefreshing {
  private let scheduler: Scheduler
  private let timeline: FeedService
  private let profile: FeedService

  init(scheduler: Scheduler, timeline: FeedService, profile: FeedService) {
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
