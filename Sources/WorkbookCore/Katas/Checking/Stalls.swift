import Synchronization

/// Behaviours that wait for the limit at the same time.
final class Stalls: Sendable {
  private let state = Mutex<[String: KataRun.Stall]>([:])

  /// - Returns: All that wait, as one.
  func add(_ stall: KataRun.Stall, of id: String) -> KataRun.Stall {
    state.withLock { state in
      state[id] = stall
      return KataRun.Stall(of: Array(state.values))
    }
  }

  func end(of id: String) {
    state.withLock { $0[id] = nil }
  }
}
