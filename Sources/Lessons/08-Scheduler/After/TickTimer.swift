// snippet: timer
/// Tells when it is time.
@MainActor
protocol TickTimer: AnyObject {
  /// Called in each tick.
  var onTick: (@MainActor () -> Void)? { get set }
  /// The number of the last tick; 0 before the first.
  var tick: Int { get }
  var isRunning: Bool { get }
  /// Counts from 1, also when it is running already.
  func start()
  /// No tick comes any more, not even one that is late.
  func stop()
}
// end: timer
