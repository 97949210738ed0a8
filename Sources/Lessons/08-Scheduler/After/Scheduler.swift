/// Executes services, each in its own period; knows neither what they do nor what time is.
@MainActor
final class Scheduler {
  private struct Registration {
    let service: any Service
    let onFailure: @MainActor (any Error) -> Void
  }

  private let timer: any TickTimer
  private var registrations: [Registration] = []
  /// What is still to be executed in this tick.
  private var due: ArraySlice<Registration> = []

  init(timer: any TickTimer) {
    self.timer = timer
    timer.onTick = { [weak self] in self?.executeDueServices() }
  }

  var tick: Int { timer.tick }
  var isRunning: Bool { timer.isRunning }

  /// Adds a service; in a tick, services are executed in the order in which they were added.
  ///
  /// - Parameter onFailure: Is told when the service throws, which stops nothing.
  func register(_ service: any Service, onFailure: @escaping @MainActor (any Error) -> Void) {
    registrations.append(Registration(service: service, onFailure: onFailure))
  }

  func start() {
    guard !timer.isRunning else { return }
    timer.start()
  }

  func stop() {
    timer.stop()
    due = []
  }

  // snippet: execute
  private func executeDueServices() {
    // All are decided first: a service may change periods, from the next tick on.
    due = registrations.filter { $0.service.period.isOver(at: tick) }[...]
    while let registration = due.popFirst() {
      do {
        try registration.service.execute()
      } catch {
        registration.onFailure(error)
      }
    }
  }
  // end: execute
}
