/// Produces the ticks.
@MainActor
protocol TickTimer {
  /// Starts again if it is running. Each tick waits until the previous call has returned.
  func start(onTick: @escaping @MainActor () async -> Void)
  /// No further tick comes, not even a late one, and the latest tick's task is cancelled.
  func stop()
}
