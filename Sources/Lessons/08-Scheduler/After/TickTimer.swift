/// Produces the ticks.
@MainActor
public protocol TickTimer {
  /// Starts over if it is running. A tick waits until the call for the tick before it has returned.
  func start(onTick: @escaping @MainActor () async -> Void)
  /// No further tick comes, not even a late one, and the task of the latest one is cancelled.
  func stop()
}
