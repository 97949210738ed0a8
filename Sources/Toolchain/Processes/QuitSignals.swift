import Foundation
import Synchronization

/// When a signal tells our own program to quit, ends the children first and then the program.
///
/// A signal has one owner. These are caught only while a child runs, and only if they have no other
/// handler: ignored signals stay ignored, and a session on the terminal that handles them cancels
/// the tasks that wait for children.
enum QuitSignals {
  private static let signals = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]

  private struct State {
    var children = 0
    /// The signals that we have caught, which had the system's default action.
    var caught: [Int32] = []
    var farewell: (@Sendable () -> Void)?
  }

  private static let state = Mutex(State())
  /// The first signal received, and the number of signals; a signal handler may only record them.
  private static let first = Atomic<Int32>(0)
  private static let received = Atomic(0)

  /// How often our program was told to quit; the second time means immediately.
  static var count: Int { received.load(ordering: .relaxed) }

  /// Runs a child; the work must keep checking ``count``. Never returns if a signal arrived.
  ///
  /// - Parameter farewell: Called once after the last child has ended, before our program does.
  static func watch<Result>(
    _ farewell: (@Sendable () -> Void)?, _ work: () throws -> Result
  ) rethrows -> Result {
    // Made before the handler runs, since a signal handler may not make them.
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
      for number in state.caught { _ = signal(number, SIG_DFL) }
      defer { state = State() }
      return state
    }
    let received = first.load(ordering: .relaxed)
    guard let last, received != 0 else { return }
    last.farewell?()
    TemporaryFolder.removeAll()
    kill(getpid(), received)
    // The signal ends the program, on this thread or another.
    while true { pause() }
  }

  private static func catchSignals(_ state: inout State) {
    for number in signals where hasDefaultAction(number) {
      _ = signal(number) { number in
        _ = QuitSignals.first.compareExchange(expected: 0, desired: number, ordering: .relaxed)
        QuitSignals.received.add(1, ordering: .relaxed)
      }
      state.caught.append(number)
    }
  }

  private static func hasDefaultAction(_ number: Int32) -> Bool {
    var present = sigaction()
    sigaction(number, nil, &present)
    // The handler is the first member on every system, and the default action is 0.
    return withUnsafeBytes(of: present) { $0.load(as: UInt.self) } == 0
  }
}
