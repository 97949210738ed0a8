import Foundation
import Testing

@testable import Terminal

/// Signal actions belong to the whole process, so each of these tests has its own.
@Suite("Work that a request to quit cancels")
struct UntilInterruptedTests {
  /// Sends this process some signals, and then waits to be cancelled.
  private static func reason(for signals: Int32...) async throws -> Interruption? {
    do {
      try await untilInterrupted {
        for signal in signals { kill(getpid(), signal) }
        try await Task.sleep(for: .seconds(20))
      }
      return nil
    } catch let reason as Interruption {
      return reason
    }
  }

  @Test("A request to quit cancels the work", arguments: Interruption.allCases.map(\.rawValue))
  func cancelled(signal: Int32) async {
    await #expect(processExitsWith: .success) { [signal] in
      let reason = try await UntilInterruptedTests.reason(for: signal)
      #expect(reason?.rawValue == signal)
    }
  }

  @Test(
    "A request that was ignored at the start stays ignored, as after nohup",
    arguments: [SIGHUP, SIGINT])
  func ignored(signal: Int32) async {
    await #expect(processExitsWith: .success) { [signal] in
      sigaction(handler: SIG_IGN).install(for: signal)
      let reason = try await UntilInterruptedTests.reason(for: signal, SIGTERM)
      #expect(reason == .terminate)
      #expect(sigaction(handler: SIG_IGN).install(for: signal).isIgnored)
    }
  }

  @Test("After the work, a request to quit does what it did before")
  func restored() async {
    await #expect(processExitsWith: .signal(SIGHUP)) {
      try await untilInterrupted {}
      SignalWatch.raiseUnblocked(SIGHUP)
    }
  }
}
