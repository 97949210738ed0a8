// snippet: timer
/// Says when it is time for a tick.
@MainActor
public protocol TickTimer {
  /// Starts over if it is already running.
  ///
  /// - Parameter onTick: What is done in each tick. It is not called again before it has returned: a tick
  ///   that comes earlier waits.
  func start(onTick: @escaping @MainActor () async -> Void)
  /// No further tick comes, not even a late one, and the task of the last one is cancelled.
  func stop()
}
// end: timer
