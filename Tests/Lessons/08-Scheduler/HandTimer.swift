/// A timer that ticks when a test says so.
@MainActor
final class HandTimer {
  private var onTick: (@MainActor () async -> Void)?
  /// What is done in the tick that has come; `nil` where it is over.
  private var task: Task<Void, Never>?
  /// How many ticks are to come when this one is over.
  private var late = 0

  func start(onTick: @escaping @MainActor () async -> Void) {
    stop()
    self.onTick = onTick
  }

  func stop() {
    onTick = nil
    task?.cancel()
    task = nil
    late = 0
  }

  func fire() {
    guard let onTick else { return }
    late += 1
    guard task == nil else { return }
    task = Task {
      while !Task.isCancelled, late > 0 {
        late -= 1
        await onTick()
      }
      guard !Task.isCancelled else { return }
      task = nil
    }
  }
}
