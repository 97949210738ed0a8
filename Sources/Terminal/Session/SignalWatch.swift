import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The signal handlers of a session, from its beginning to its end.
enum SignalWatch {
  private static let requests = [SIGINT, SIGTERM, SIGHUP]
  private static let crashes = [
    SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS, SIGQUIT,
  ]

  private static let isInForce = Atomic<Bool>(false)
  /// How many requests may come before the program takes notice. A window that is closed can send
  /// two of them, and the program must have time to save something.
  private static var patience: Int { 2 }

  /// Puts the handlers in force. A signal that was ignored when the program started stays ignored.
  static func begin() throws(TerminalError) {
    guard !isInForce.exchange(true, ordering: .acquiringAndReleasing) else { throw .alreadyOpen }
    SignalMailbox.empty()
    Restoration.prepareForSignals()
    FormerActions.prepare()
    SignalStack.prepare()
    FormerActions.replace(SIGWINCH, by: noteResize)
    FormerActions.replace(SIGCONT, by: noteGoingOn)
    // Closing its standard error must not end the program while it has the terminal.
    FormerActions.replace(SIGPIPE) { _ in }
    for signal in crashes { FormerActions.replace(signal, by: passOnCrash) }
    for signal in requests { FormerActions.replace(signal, by: noteRequest, unlessIgnored: true) }
    FormerActions.replace(SIGTSTP, by: noteStop, unlessIgnored: true)
  }

  /// Puts back what was in force before.
  static func end() {
    for signal in requests + crashes + [SIGTSTP, SIGPIPE, SIGCONT, SIGWINCH] {
      FormerActions.restore(signal)
    }
    isInForce.store(false, ordering: .releasing)
  }

  /// Stops the process, and returns when somebody lets it go on. Where nobody could, because there
  /// is no job control, it returns at once.
  ///
  /// - Parameter group: Whether the programs that were started together with this one stop as
  ///   well, as after Ctrl-Z.
  static func stop(group: Bool) {
    if FormerActions.isIgnored(SIGTSTP) { return }
    // Our own handlers would note the going on a second time.
    let ours = [SIGTSTP, SIGCONT].map { ($0, SignalAction.standard.install(for: $0)) }
    if group {
      SignalAction.ignoring.install(for: SIGTSTP)
      kill(0, SIGTSTP)
      SignalAction.standard.install(for: SIGTSTP)
    }
    raiseUnblocked(SIGTSTP)
    for (signal, action) in ours { action.install(for: signal) }
    SignalMailbox.stop.store(false, ordering: .relaxed)
    SignalMailbox.goOn.store(false, ordering: .relaxed)
  }

  /// Sends a signal to this very thread, where it takes effect before this returns. Threads that
  /// run tasks block most signals.
  private static func raiseUnblocked(_ signal: Int32) {
    var wanted = sigset_t()
    var former = sigset_t()
    sigemptyset(&wanted)
    sigaddset(&wanted, signal)
    pthread_sigmask(SIG_UNBLOCK, &wanted, &former)
    raise(signal)
    pthread_sigmask(SIG_SETMASK, &former, nil)
  }

  private static let noteResize: @convention(c) (Int32) -> Void = { _ in
    SignalMailbox.resize.store(true, ordering: .releasing)
    SignalMailbox.wake()
  }

  private static let noteGoingOn: @convention(c) (Int32) -> Void = { _ in
    SignalMailbox.goOn.store(true, ordering: .releasing)
    SignalMailbox.wake()
  }

  private static let noteStop: @convention(c) (Int32) -> Void = { _ in
    SignalMailbox.stop.store(true, ordering: .releasing)
    SignalMailbox.wake()
  }

  /// One request too many ends the program at once: it may hang.
  private static let noteRequest: @convention(c) (Int32) -> Void = { signal in
    SignalMailbox.interruption.store(signal, ordering: .releasing)
    let count = SignalMailbox.requests.add(1, ordering: .acquiringAndReleasing).newValue
    if count > patience {
      Restoration.undo()
      FormerActions.passOn(signal)
    } else {
      SignalMailbox.wake()
    }
  }

  /// Gives the terminal back before the former handler works, such as the printer of backtraces.
  private static let passOnCrash: @convention(c) (Int32) -> Void = { signal in
    Restoration.undo()
    SignalMailbox.crash.store(signal, ordering: .releasing)
    FormerActions.passOn(signal)
  }

  /// Ends a program that goes on after a crash: the printer of backtraces returns, and where no
  /// fault repeats itself, because somebody sent the signal, nothing else would end it. It has
  /// given its terminal back and must not draw on it again.
  static func endIfCrashed() {
    let signal = SignalMailbox.crash.load(ordering: .acquiring)
    guard signal != 0 else { return }
    SignalAction.standard.install(for: signal)
    raiseUnblocked(signal)
  }
}
