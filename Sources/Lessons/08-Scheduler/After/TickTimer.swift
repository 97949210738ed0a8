// snippet: timer
/// Produces the ticks.
@MainActor
public protocol TickTimer {
  /// Starts over if it is already running.
  ///
  /// - Parameter onTick: Called in each tick, but not before its last call has returned: a tick
  ///   that comes earlier waits.
  func start(onTick: @escaping @MainActor () async -> Void)
  /// No further tick comes, not even a late one, and the task of the last one is cancelled.
  func stop()
}
// end: timer
