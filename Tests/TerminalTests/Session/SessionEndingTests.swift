import Synchronization
import Testing

@testable import Terminal

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// However a program ends, its terminal is as it was. Each of these programs is a process of its
/// own with a session on a pseudo terminal that the test looks at.
@Suite("A program that ends in the middle of a session")
struct SessionEndingTests {
  /// Takes the terminal in a process that is about to end.
  private static func open(_ path: String) throws -> TerminalSession {
    let line = try PseudoTerminal.openLine(path)
    return try TerminalSession.open(input: line, output: line) { _ in nil }
  }

  /// Checks that the terminal was taken and given back once.
  private func expectGivenBack(_ terminal: PseudoTerminal, as before: [UInt]) {
    #expect(terminal.settings == before)
    #expect(
      terminal.output(endingWith: ScreenCodes.leave) == ScreenCodes.enter + ScreenCodes.leave)
  }

  @Test(
    "A crash gives the terminal back and stays the crash it was",
    arguments: [
      SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS, SIGQUIT,
    ])
  func crash(signal: Int32) async throws {
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    await #expect(processExitsWith: .signal(signal)) {
      [path = terminal.path as String, signal = signal as Int32] in
      let session = try SessionEndingTests.open(path)
      kill(getpid(), signal)
      _ = session.waitForInput(milliseconds: 10_000)
    }
    expectGivenBack(terminal, as: before)
  }

  @Test("A crash that whoever handled it before lets go on ends the program all the same")
  func survivedCrash() async throws {
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    await #expect(processExitsWith: .signal(SIGSEGV)) { [path = terminal.path as String] in
      // As the printer of backtraces does with a signal that somebody sent.
      signal(SIGSEGV) { _ in }
      let session = try SessionEndingTests.open(path)
      kill(getpid(), SIGSEGV)
      for _ in 1...200 {
        session.show(Canvas(session.size))
        _ = session.waitForInput(milliseconds: 50)
      }
    }
    #expect(terminal.settings == before)
    #expect(terminal.output(endingWith: ScreenCodes.leave).hasSuffix(ScreenCodes.leave))
  }

  @Test("A programmer's mistake gives the terminal back")
  func trap() async throws {
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    await #expect(processExitsWith: .failure) { [path = terminal.path as String] in
      let session = try SessionEndingTests.open(path)
      session.show(Canvas(session.size))
      fatalError("on purpose")
    }
    #expect(terminal.settings == before)
    #expect(terminal.output(endingWith: ScreenCodes.leave).hasSuffix(ScreenCodes.leave))
  }

  @inline(never)
  private static func recurse(_ depth: Int) -> Int {
    depth < 0 ? 0 : recurse(depth + 1) + depth
  }

  @Test("Endless recursion gives the terminal back, though no stack is left")
  func overflow() async throws {
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    await #expect(processExitsWith: .failure) { [path = terminal.path as String] in
      let session = try SessionEndingTests.open(path)
      session.show(Canvas(Size(columns: SessionEndingTests.recurse(1), rows: 1)))
    }
    expectGivenBack(terminal, as: before)
  }

  @Test("A plain exit gives the terminal back")
  func exits() async throws {
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    await #expect(processExitsWith: .exitCode(7)) { [path = terminal.path as String] in
      let session = try SessionEndingTests.open(path)
      withExtendedLifetime(session) { exit(7) }
    }
    expectGivenBack(terminal, as: before)
  }

  /// Sends this process a signal and waits, at most for ten seconds, until it was noted.
  private static func request(_ signal: Int32) {
    let count = SignalMailbox.requests.load(ordering: .acquiring)
    let end = ContinuousClock.now + .seconds(10)
    kill(getpid(), signal)
    while SignalMailbox.requests.load(ordering: .acquiring) == count, .now < end { sched_yield() }
  }

  @Test("A third request ends a program that does not look", arguments: Interruption.allCases)
  func hangs(interruption: Interruption) async throws {
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    await #expect(processExitsWith: .signal(interruption.rawValue)) {
      [path = terminal.path as String, signal = interruption.rawValue as Int32] in
      let session = try SessionEndingTests.open(path)
      for _ in 1...3 { SessionEndingTests.request(signal) }
      // The third is noted a moment before it ends this process, perhaps by another thread.
      _ = withExtendedLifetime(session) { poll(nil, 0, 10_000) }
    }
    expectGivenBack(terminal, as: before)
  }

  @Test("A window that is closed asks twice, and a program that looks has time to leave")
  func closedWindow() async throws {
    let terminal = try PseudoTerminal()
    await #expect(processExitsWith: .exitCode(129)) { [path = terminal.path as String] in
      let session = try SessionEndingTests.open(path)
      for _ in 1...3 {
        for _ in 1...2 { SessionEndingTests.request(SIGHUP) }
        guard session.waitForInput(milliseconds: 10_000) == [.interrupted(.hangUp)] else { return }
      }
      session.close()
      exit(Interruption.hangUp.exitStatus)
    }
  }

  @Test("A program that leaves when asked ends with the conventional status")
  func leaves() async throws {
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    await #expect(processExitsWith: .exitCode(143)) { [path = terminal.path as String] in
      let session = try SessionEndingTests.open(path)
      kill(getpid(), SIGTERM)
      guard case .interrupted(let request) = session.waitForInput(milliseconds: 10_000).first
      else { return }
      session.close()
      exit(request.exitStatus)
    }
    expectGivenBack(terminal, as: before)
    #expect(Interruption.allCases.map(\.exitStatus) == [129, 130, 143])
  }

  @Test("A closed session takes no orders")
  func closed() async throws {
    let terminal = try PseudoTerminal()
    await #expect(processExitsWith: .failure) { [path = terminal.path as String] in
      let session = try SessionEndingTests.open(path)
      session.close()
      session.show(Canvas(session.size))
    }
    await #expect(processExitsWith: .failure) { [path = terminal.path as String] in
      let session = try SessionEndingTests.open(path)
      session.close()
      _ = session.waitForInput(milliseconds: 0)
    }
  }
}
