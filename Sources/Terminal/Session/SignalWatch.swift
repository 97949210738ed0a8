import Foundation
import Synchronization
import Text

/// Installs a session's signal handlers at its beginning and removes them at its end.
enum SignalWatch {
  private static let requests = Interruption.allCases.map(\.rawValue)
  /// Crashes, and other ends that a program does not expect, such as a limit of the shell.
  private static let endings = [
    SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM,
    SIGXCPU, SIGXFSZ,
  ]

  private static let former = FormerActions()
  private static let isInForce = Atomic<Bool>(false)

  /// Installs the handlers. Requests to quit or stop that were ignored at the start stay ignored.
  static func begin() throws(TerminalError) {
    guard !isInForce.exchange(true, ordering: .acquiringAndReleasing) else { throw .alreadyOpen }
    // Using both once triggers lazy initialization that would be unsafe in a handler.
    SignalMailbox.empty()
    Restoration.undo()
    SignalStack.prepare()
    for signal in [SIGWINCH, SIGCONT] { replace(signal, by: noteSignal) }
    // Writing to a closed standard error must not end the program while it has the terminal.
    replace(SIGPIPE) { _ in }
    for signal in endings { replace(signal, by: passOnEnding, unlessIgnored: true) }
    for signal in requests { replace(signal, by: noteRequest, unlessIgnored: true) }
    replace(SIGTSTP, by: noteSignal, unlessIgnored: true)
  }

  private static func replace(
    _ signal: Int32, by handler: sigaction.Handler, unlessIgnored: Bool = false
  ) {
    former.remember(signal)
    if unlessIgnored, former[signal].isIgnored { return }
    sigaction(handler: handler).install(for: signal)
  }

  static func end() {
    for signal in requests + endings + [SIGTSTP, SIGPIPE, SIGCONT, SIGWINCH] {
      former[signal].install(for: signal)
    }
    _ = alarm(0)
    isInForce.store(false, ordering: .releasing)
  }

  /// Leaves Ctrl-C and Ctrl-Z to a program in the foreground while it runs, with or without a
  /// session.
  static func leavingKeys<Result>(to work: () -> Result) -> Result {
    let standard = sigaction(handler: nil)
    let ours = [(SIGINT, sigaction { _ in }), (SIGQUIT, sigaction { _ in }), (SIGTSTP, standard)]
      .map { signal, action -> (Int32, sigaction) in
        let former = action.install(for: signal)
        if former.isIgnored { former.install(for: signal) }
        return (signal, former)
      }
    defer { for (signal, former) in ours { former.install(for: signal) } }
    return work()
  }

  /// Stops the process as Ctrl-Z does, and returns when it is resumed, or at once without job control.
  static func stop() {
    let standard = sigaction(handler: nil)
    // Our own handlers would note the resumption a second time.
    let ours = [SIGTSTP, SIGCONT].map { ($0, standard.install(for: $0)) }
    raiseUnblocked(SIGTSTP)
    for (signal, action) in ours {
      action.install(for: signal)
      _ = SignalMailbox.take(signal)
    }
  }

  /// Raises a signal at once, also in threads that run tasks, which block most signals.
  static func raiseUnblocked(_ signal: Int32) {
    var wanted = sigset_t()
    var former = sigset_t()
    sigemptyset(&wanted)
    sigaddset(&wanted, signal)
    pthread_sigmask(SIG_UNBLOCK, &wanted, &former)
    raise(signal)
    pthread_sigmask(SIG_SETMASK, &former, nil)
  }

  private static let noteSignal: sigaction.Handler = { SignalMailbox.note($0) }

  /// The time in which a program must leave after a hang-up, in seconds, or it ends.
  private static let secondsAfterHangUp: UInt32 = 30

  /// Notes a request to quit. One too many ends the program at once, since it may hang.
  ///
  /// Hang-ups do not count: the system and the shell send several for one closed window, and the
  /// program must have time to save something.
  private static let noteRequest: sigaction.Handler = { signal in
    SignalMailbox.note(signal)
    if signal == SIGHUP {
      _ = alarm(secondsAfterHangUp)
      return
    }
    let count = SignalMailbox.requests.add(1, ordering: .acquiringAndReleasing).newValue
    guard count > 2 else { return }
    Restoration.undo()
    passOn(signal)
  }

  private static let passOnEnding: sigaction.Handler = { signal in
    Restoration.undo()
    // Note the signal last: the thread that sees the note ends the program.
    SignalMailbox.note(signal)
    passOn(signal)
  }

  /// Lets the former action, such as the backtrace printer, run as soon as the handler returns.
  private static func passOn(_ signal: Int32) {
    former[signal].install(for: signal)
    raise(signal)
  }

  /// Ends a program that continues after a crash.
  ///
  /// The backtrace printer returns, and if the signal was sent from outside, no fault recurs to end
  /// the program. It has given its terminal back and must not draw on it again.
  static func endIfCrashed() {
    guard let signal = endings.first(where: SignalMailbox.has) else { return }
    sigaction(handler: nil).install(for: signal)
    raiseUnblocked(signal)
  }
}
