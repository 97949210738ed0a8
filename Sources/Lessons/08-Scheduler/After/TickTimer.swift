// snippet: timer
/// Tells when it is time for a tick.
@MainActor
public protocol TickTimer {
  /// Begins anew, also where it is running.
  ///
  /// - Parameter onTick: What is done in each tick. It is called again when it has returned: a tick
  ///   that comes earlier waits.
  func start(onTick: @escaping @MainActor () async -> Void)
  /// No tick comes any more, not even one that is late, and the task of the last one is cancelled.
  func stop()
}
// end: timer
