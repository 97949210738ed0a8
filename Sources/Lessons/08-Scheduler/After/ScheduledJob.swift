// snippet: job
/// A job that is done repeatedly. The due jobs of a tick run one at a time, the lobby's feeds first.
@MainActor
public protocol ScheduledJob {
  /// Whether it is due in a tick. Called once in each tick, before any job of that tick runs.
  func isDue(at tick: Int) -> Bool
  /// The next job waits until this returns. A stop cancels the task without waiting for it.
  func run() async
}
// end: job
