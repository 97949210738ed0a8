import Synchronization
import Toolchain

/// Behaviours that are stalled at the same time, each in its own process.
final class Stalls: Sendable {
  private let state = Mutex<[String: Stall]>([:])

  /// - Returns: All current stalls, combined into one.
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
