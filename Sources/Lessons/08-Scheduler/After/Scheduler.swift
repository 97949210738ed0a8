/// Executes services when they are due; knows neither what they do nor what time is.
@MainActor
public final class Scheduler {
  /// The number of the last tick; 0 before the first.
  public private(set) var tick = 0
  public private(set) var isRunning = false

  private let timer: any TickTimer
  private var services: [any Service] = []

  public init(timer: any TickTimer) {
    self.timer = timer
  }

  /// Adds a service; in a tick, services are executed in the order in which they were added.
  public func register(_ service: any Service) {
    services.append(service)
  }

  public func start() {
    guard !isRunning else { return }
    isRunning = true
    tick = 0
    timer.start { [weak self] in await self?.executeDueServices() }
  }

  public func stop() {
    isRunning = false
    timer.stop()
  }

  // snippet: execute
  private func executeDueServices() async {
    tick += 1
    // All are decided first: a service may change periods, from the next tick on.
    let due = services.filter { $0.isDue(at: tick) }
    for service in due where !Task.isCancelled {
      await service.execute()
    }
  }
  // end: execute
}
