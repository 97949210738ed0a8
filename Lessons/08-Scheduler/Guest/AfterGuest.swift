import PlayerRoster
import SchedulerKata

/// The refresh with a third job.
@MainActor
public func refresh(doing work: @escaping @MainActor (Int) -> Void) -> (any RefreshMaking)? {
  LiveRefresh(jobs: { [FourthTick(work: work)] })
}

@MainActor
private final class FourthTick: ScheduledJob {
  private let work: @MainActor (Int) -> Void
  private var count = 0

  init(work: @escaping @MainActor (Int) -> Void) {
    self.work = work
  }

  func isDue(at tick: Int) -> Bool { tick.isMultiple(of: 4) }

  func run() {
    count += 1
    work(count)
  }
}
