/// The health of a feed, which refreshes less often while it fails.
struct FeedHealth: Hashable, Sendable {
  /// The maximum number of times that its period may double.
  static let mostDoublings = 3

  /// Ticks between refreshes while all is well.
  let plannedPeriod: Int
  private(set) var period: Int
  /// One sentence about the last failure.
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
