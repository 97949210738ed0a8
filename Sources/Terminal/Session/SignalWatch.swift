import Foundation
import Synchronization

/// Notes signals while a session is open or some work runs, which is never both at once.
enum SignalWatch {
  private static let requests = Interruption.allCases.map(\.rawValue)
  private static let news = [SIGTSTP, SIGCONT, SIGWINCH]
  /// Crashes, and other ends that a program does not expect, such as a limit of the shell.
  private static let endings = [
    SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM,
    SIGXCPU, SIGXFSZ,
  ]

  /// The actions before the first watch. A signal that was ignored then stays ignored.
  private static let former = FormerActions()

  /// Notes requests to quit.
  static func begin() {
    // Using both once triggers lazy initialization that would be unsafe in a handler.
    SignalMailbox.empty()
    Restoration.undo()
    install(noteRequest, for: requests)
  }

  /// Notes all that a session must know, and gives the terminal back before a crash.
  static func beginSession() {
    begin()
    SignalStack.prepare()
    install({ SignalMailbox.note($0) }, for: news)
    install(passOnEnding, for: endings)
  }

  private static func install(_ handler: sigaction.Handler, for signals: [Int32]) {
    for signal in signals where !former[signal].isIgnored {
      sigaction(handler: handler).install(for: signal)
    }
  }

  static func end() {
    for signal in requests + news + endings { former[signal].install(for: signal) }
    _ = alarm(0)
  }

  /// Leaves Ctrl-C and Ctrl-Z to a program in the foreground while it runs, with or without a
  /// session.
  static func leavingKeys<Result>(to work: () -> Result) -> Result {
    let (quiet, standard) = (sigaction { _ in }, sigaction(handler: nil))
    return using([(SIGINT, quiet), (SIGQUIT, quiet), (SIGTSTP, standard)], work)
  }

  /// Stops the process as Ctrl-Z does, and returns when it is resumed, or at once without job
  /// control.
  static func stop() {
    let standard = sigaction(handler: nil)
    // Our own handlers would note the resumption a second time.
    using([(SIGTSTP, standard), (SIGCONT, standard)]) { raiseUnblocked(SIGTSTP) }
  }

  /// Lets other actions apply during some work, but not for signals that were ignored at the start.
  private static func using<Result>(
    _ actions: [(signal: Int32, action: sigaction)], _ work: () -> Result
  ) -> Result {
    let ours = actions.filter { !former[$0.signal].isIgnored }
      .map { (signal: $0.signal, action: $0.action.install(for: $0.signal)) }
    defer { for (signal, action) in ours { action.install(for: signal) } }
    return work()
  }

  /// Raises a signal at once.
  static func raiseUnblocked(_ signal: Int32) { unblocking { _ = raise(signal) } }

  /// Blocks no signal during some work; threads that run tasks block most.
  static func unblocking<Result>(_ work: () -> Result) -> Result {
    var (none, former) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    return work()
  }

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
    passOn(signal)
  }

  /// Lets the former action, such as the backtrace printer, run as soon as the handler returns.
  private static func passOn(_ signal: Int32) {
    former[signal].install(for: signal)
    raise(signal)
  }
}
