// snippet: job
/// A job that is done repeatedly.
@MainActor
public protocol ScheduledJob {
  /// Whether it is due in a tick. Called once in each tick, before any job of that tick runs.
  func isDue(at tick: Int) -> Bool
  /// Runs in a task that is cancelled when the scheduler is stopped.
  func run() async
}
// end: job
