import Foundation
import TestSupport
import Testing

@testable import Terminal

/// However a program ends, its terminal is as it was before. Each of these programs is a separate
/// process with a session on a pseudo terminal that the test watches.
@Suite("A program that ends during a session")
struct SessionEndingTests {
  enum Ending: Codable {
    /// A signal, two crashes, and endless recursion, which leaves no stack.
    case killed, abort, trap, overflow
    case exit
    /// The program is asked to leave three times, and does not look.
    case hangs
    /// A closed window asks several times at once, and the program has time to leave.
    case closedWindow
    /// The program does not look after its window was closed, and its time is up.
    case hangsInClosedWindow

    func happen(in session: TerminalSession) {
      switch self {
      case .killed:
        kill(getpid(), SIGUSR1)
        _ = session.waitForInput(milliseconds: 10_000)
      case .abort: Foundation.abort()
      case .trap: fatalError("on purpose")
      case .overflow: session.show(Canvas(Size(columns: Ending.recurse(1), rows: 1)))
      case .exit: Foundation.exit(7)
      case .hangs: for _ in 1...3 { SignalWatch.raiseUnblocked(SIGTERM) }
      case .closedWindow:
        for _ in 1...4 { SignalWatch.raiseUnblocked(SIGHUP) }
        guard session.waitForInput(milliseconds: 10_000) == [.interrupted(.hangUp)] else { return }
        for _ in 1...4 { SignalWatch.raiseUnblocked(SIGHUP) }
        session.close()
        Foundation.exit(alarm(0) == 0 ? 129 : 1)
      case .hangsInClosedWindow:
        SignalWatch.raiseUnblocked(SIGHUP)
        guard alarm(0) > 0 else { return }
        SignalWatch.raiseUnblocked(SIGALRM)
      }
    }

    @inline(never)
    private static func recurse(_ depth: Int) -> Int {
      depth < 0 ? 0 : recurse(depth + 1) + depth
    }
  }

  // All signals of a kind share a handler; other tests check each signal's handler and status.
  private static let endings: [(Ending, ExitTest.Condition)] = [
    (.killed, .signal(SIGUSR1)), (.abort, .signal(SIGABRT)), (.hangs, .signal(SIGTERM)),
    (.trap, .failure), (.overflow, .failure),
    (.exit, .exitCode(7)), (.closedWindow, .exitCode(129)),
    (.hangsInClosedWindow, .signal(SIGALRM)),
  ]

  @Test(
    "A program that ends gives the terminal back once, and ends as it would without a session",
    arguments: endings)
  func givesBack(ending: Ending, condition: ExitTest.Condition) async throws {
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    await #expect(processExitsWith: condition) {
      [path = terminal.path as String, ending = ending as Ending] in
      let line = try PseudoTerminal.openLine(path)
      let session = try TerminalSession.open(input: line, output: line, environment: [:])
      withExtendedLifetime(session) { ending.happen(in: session) }
      Foundation.exit(1)
    }
    let output = terminal.output(endingWith: "\(ScreenCodes.leave)")
    #expect(output == "\(ScreenCodes.enter)\(ScreenCodes.leave)" && terminal.isSilent)
    #expect(terminal.settings == before)
  }

  @Test("A program killed while it gives the terminal back still finishes giving it back")
  func endedMeanwhile() async throws {
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    await #expect(processExitsWith: .signal(SIGABRT)) { [path = terminal.path as String] in
      let line = try PseudoTerminal.openLine(path)
      let output = dup(line)
      let session = try TerminalSession.open(input: line, output: output, environment: [:])
      // The first byte that goes to the closed pipe ends the program.
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return }
      dup2(ends[1], output)
      for end in ends { close(end) }
      sigaction { _ in raise(SIGABRT) }.install(for: SIGPIPE)
      var none = sigset_t()
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, nil)
      session.close()
    }
    #expect(terminal.settings == before)
  }
}
