/// How a feed fares: asked less often as long as it fails.
struct FeedHealth: Hashable, Sendable {
  /// How many times its period may be doubled.
  static let mostDoublings = 3

  /// Ticks from one refresh to the next while all is well.
  let plannedPeriod: Int
  private(set) var period: Int
  /// One sentence about why it failed the last time.
  private(set) var problem: String?

  init(period: Int) {
    plannedPeriod = period
    self.period = period
  }

  mutating func fail(_ problem: String) {
    self.problem = problem
    period = min(period * 2, plannedPeriod << FeedHealth.mostDoublings)
  }

  mutating func recover() {
    problem = nil
    period = plannedPeriod
  }
}
