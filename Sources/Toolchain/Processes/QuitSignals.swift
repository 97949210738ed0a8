import Foundation
import Synchronization

/// When a signal tells our own program to quit, ends the children first and then the program; if it
/// handles the signal itself, it receives it then.
///
/// Signals are caught only while a child runs; those that were ignored stay ignored.
enum QuitSignals {
  private static let signals = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]

  private typealias Handler = (@convention(c) (Int32) -> Void)?

  private struct State {
    var children = 0
    /// The handler for each signal before we caught it; `nil` is the default action.
    var handlers: [(signal: Int32, before: Handler)] = []
    var farewell: (@Sendable () -> Void)?
  }

  private static let state = Mutex(State())
  /// The first signal received, and the number of signals; a signal handler may do no more than
  /// record them.
  private static let first = Atomic<Int32>(0)
  private static let received = Atomic(0)

  /// How often our program was told to quit; the second time means immediately.
  static var count: Int { received.load(ordering: .relaxed) }

  /// Runs a child, for which the work must keep checking ``count``; never returns if a signal
  /// arrived that the program does not handle.
  ///
  /// - Parameter farewell: Called once after the last child has ended, before our program does.
  static func watch<Result>(
    _ farewell: (@Sendable () -> Void)?, _ work: () throws -> Result
  ) rethrows -> Result {
    // Made by now, since a signal handler may not make them.
    _ = (first.load(ordering: .relaxed), count)
    state.withLock { state in
      if state.children == 0 { catchSignals(&state) }
      state.children += 1
      state.farewell = farewell ?? state.farewell
    }
    defer { leave() }
    return try work()
  }

  private static func leave() {
    let last = state.withLock { state -> State? in
      state.children -= 1
      guard state.children == 0 else { return nil }
      for handler in state.handlers { _ = signal(handler.signal, handler.before) }
      defer { state = State() }
      return state
    }
    let received = first.load(ordering: .relaxed)
    guard let last, received != 0 else { return }
    last.farewell?()
    let isHandled = last.handlers.contains { $0.signal == received && $0.before != nil }
    if !isHandled { TemporaryFolder.removeAll() }
    kill(getpid(), received)
    // The signal ends the program, on this thread or another.
    while !isHandled { pause() }
  }

  private static func catchSignals(_ state: inout State) {
    let ignoring = unsafeBitCast(SIG_IGN as Handler, to: Int.self)
    for number in signals {
      let before: Handler = signal(number) { number in
        _ = QuitSignals.first.compareExchange(expected: 0, desired: number, ordering: .relaxed)
        QuitSignals.received.add(1, ordering: .relaxed)
      }
      if unsafeBitCast(before, to: Int.self) == ignoring {
        _ = signal(number, SIG_IGN)
      } else {
        state.handlers.append((number, before))
      }
    }
  }
}
