/// A timer that ticks when a test says so.
@MainActor
final class HandTimer {
  var onTick: (@MainActor () -> Void)?
  private(set) var tick = 0
  private(set) var isRunning = false

  func start() {
    tick = 0
    isRunning = true
  }

  func stop() {
    isRunning = false
  }

  func fire() {
    guard isRunning else { return }
    tick += 1
    onTick?()
  }
}
