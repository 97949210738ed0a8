import SpaceGame

/// Counts the ticks that are due, so that a game keeps its pace however long drawing takes.
///
/// The caller passes the time in, so that a test can set it.
struct TickClock {
  /// After a longer gap than this, in ticks, the clock drops the missed ticks: no player wants to
  /// be shot at in fast forward.
  static let mostTicksAtOnce = 5

  private let start: Duration
  private var played = 0
  private var skipped = 0

  init(now: Duration) {
    start = now
  }

  private static func time(of tick: Int) -> Duration {
    .nanoseconds(Int64(tick) * 1_000_000_000 / Int64(Time.ticksPerSecond))
  }

  mutating func due(at now: Duration) -> Int {
    // Whole nanoseconds are exact for months.
    let nanoseconds = Int((now - start) / .nanoseconds(1))
    let total = nanoseconds * Time.ticksPerSecond / 1_000_000_000 - skipped
    let due = max(0, total - played)
    let granted = min(due, TickClock.mostTicksAtOnce)
    skipped += due - granted
    played += granted
    return granted
  }

  /// Milliseconds until the next tick is due, rounded up so that waiting that long is enough.
  func wait(at now: Duration) -> Int {
    let left = start + TickClock.time(of: played + skipped + 1) - now
    return max(0, Int((left / .milliseconds(1)).rounded(.up)))
  }
}
