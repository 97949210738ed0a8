import Synchronization
import Toolchain

/// Behaviours that wait for the limit at the same time, each in a process of its own.
final class Stalls: Sendable {
  private let state = Mutex<[String: Stall]>([:])

  /// - Returns: All that wait, as one.
  func add(_ stall: Stall, of id: String) -> Stall {
    state.withLock { state in
      state[id] = stall
      return Stall(of: Array(state.values))
    }
  }

  func end(of id: String) {
    state.withLock { $0[id] = nil }
  }
}
