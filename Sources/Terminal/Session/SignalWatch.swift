import Foundation
import Synchronization

/// Installs a session's signal handlers at its beginning and removes them at its end.
enum SignalWatch {
  private static let requests = [SIGINT, SIGTERM, SIGHUP]
  private static let crashes = [
    SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS, SIGQUIT,
  ]

  private static let isInForce = Atomic<Bool>(false)
  /// How many requests to quit may come before the program takes notice.
  ///
  /// Closing a window can send two, and the program must have time to save something.
  private static var patience: Int { 2 }

  /// Installs the handlers.
  ///
  /// A request to quit or stop that was ignored at program start stays ignored.
  static func begin() throws(TerminalError) {
    guard !isInForce.exchange(true, ordering: .acquiringAndReleasing) else { throw .alreadyOpen }
    SignalMailbox.empty()
    Restoration.prepareForSignals()
    FormerActions.prepare()
    SignalStack.prepare()
    for signal in [SIGWINCH, SIGCONT] { FormerActions.replace(signal, by: noteSignal) }
    // Writing to a closed standard error must not end the program while it has the terminal.
    FormerActions.replace(SIGPIPE) { _ in }
    for signal in crashes { FormerActions.replace(signal, by: passOnCrash) }
    for signal in requests { FormerActions.replace(signal, by: noteRequest, unlessIgnored: true) }
    FormerActions.replace(SIGTSTP, by: noteSignal, unlessIgnored: true)
  }

  /// Puts the former actions back.
  static func end() {
    for signal in requests + crashes + [SIGTSTP, SIGPIPE, SIGCONT, SIGWINCH] {
      FormerActions.restore(signal)
    }
    isInForce.store(false, ordering: .releasing)
  }

  /// Stops the process and returns when it is resumed.
  ///
  /// Returns at once if nobody could resume it because there is no job control.
  ///
  /// - Parameter group: Whether the programs started together with this one stop too, as after
  ///   Ctrl-Z.
  static func stop(group: Bool) {
    if FormerActions.isIgnored(SIGTSTP) { return }
    // Our own handlers would note the resumption a second time.
    let ours = [SIGTSTP, SIGCONT].map { ($0, SignalAction.standard.install(for: $0)) }
    if group {
      SignalAction.ignoring.install(for: SIGTSTP)
      kill(0, SIGTSTP)
      SignalAction.standard.install(for: SIGTSTP)
    }
    raiseUnblocked(SIGTSTP)
    for (signal, action) in ours { action.install(for: signal) }
    for signal in [SIGTSTP, SIGCONT] { _ = SignalMailbox.take(signal) }
  }

  /// Sends a signal to the current thread, where it takes effect before this returns.
  ///
  /// Threads that run tasks block most signals.
  private static func raiseUnblocked(_ signal: Int32) {
    var wanted = sigset_t()
    var former = sigset_t()
    sigemptyset(&wanted)
    sigaddset(&wanted, signal)
    pthread_sigmask(SIG_UNBLOCK, &wanted, &former)
    raise(signal)
    pthread_sigmask(SIG_SETMASK, &former, nil)
  }

  private static let noteSignal: @convention(c) (Int32) -> Void = { SignalMailbox.note($0) }

  /// Notes a request to quit; one too many ends the program at once, since it may hang.
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

  /// Restores the terminal before the former handler runs, such as the one that prints backtraces.
  private static let passOnCrash: @convention(c) (Int32) -> Void = { signal in
    Restoration.undo()
    SignalMailbox.crash.store(signal, ordering: .releasing)
    FormerActions.passOn(signal)
  }

  /// Ends a program that continues after a crash.
  ///
  /// The backtrace printer returns, and if somebody sent the signal, no fault recurs to end the
  /// program. It has given its terminal back and must not draw on it again.
  static func endIfCrashed() {
    let signal = SignalMailbox.crash.load(ordering: .acquiring)
    guard signal != 0 else { return }
    SignalAction.standard.install(for: signal)
    raiseUnblocked(signal)
  }
}
