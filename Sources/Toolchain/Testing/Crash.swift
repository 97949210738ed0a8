import Foundation

/// How the tests ended their own process early.
package struct Crash: Hashable, Sendable {
  /// Where it happened, such as `Katas/02-OpenClosed/Sources/OpenClosedKata/Referee.swift:12`; nil
  /// when unknown.
  package let place: String?
  /// What happened, in a sentence or in Swift's own words.
  package let reason: String
  /// The signal that ended it, if one did.
  package let signal: Int32?
  /// Whether Swift itself ended the process and said why.
  package let isTrap: Bool

  package init(place: String?, reason: String, signal: Int32? = nil, isTrap: Bool = false) {
    self.place = place
    self.reason = reason
    self.signal = signal
    self.isTrap = isTrap
  }

  /// - Parameters:
  ///   - printed: What the process printed, including its backtrace.
  ///   - status: Its exit status; 128 plus the signal number when a signal ended it.
  ///   - root: The folder that places are relative to.
  ///   - moduleFolders: The folders under the root that may hold a module's files.
  package init(
    printed: String, status: Int32, root: URL, moduleFolders: (String) -> [String]
  ) {
    guard let signal = Crash.signal(status, printed) else {
      self.init(
        place: nil,
        reason: "It ended the process with exit status \(status) before it was over itself.")
      return
    }
    let words = LastWords(in: printed)
    let place = withoutActuallyEscaping(moduleFolders) { folders in
      CrashPlace(root: root, moduleFolders: folders).find(words, in: printed)
    }
    self.init(
      place: place, reason: words?.text ?? Crash.reason(signal), signal: signal,
      isTrap: words != nil)
  }

  private static func signal(_ status: Int32, _ printed: String) -> Int32? {
    if status > 128 { return status - 128 }
    // SwiftPM prints this when it started the tests itself.
    return LineSearch.lines(of: printed, with: ["unexpected signal code "]).first.flatMap {
      $0.firstMatch(of: #/unexpected signal code ([0-9]+)/#).flatMap { Int32($0.1) }
    }
  }

  private static func reason(_ signal: Int32) -> String {
    let meaning =
      switch signal {
      case SIGSEGV, SIGBUS: " (memory that is not its own, as a recursion without end may cause)"
      case SIGILL, SIGTRAP: " (a trap)"
      case SIGABRT: " (it gave up by itself)"
      case SIGKILL: " (the system or somebody else killed it)"
      case SIGXFSZ: " (a file became too large)"
      default: ""
      }
    return "It ended the process by signal \(signal)\(meaning)."
  }
}
