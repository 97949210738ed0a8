import Foundation

/// How a process ended too soon, from its status and what it printed.
struct Crash {
  let reason: String
  /// The innermost call in the package's files, with its line.
  let place: String?

  /// - Parameters:
  ///   - output: That of a program that ended, or hung, was asked where it was, and was ended.
  ///   - limit: For how long that program made no progress.
  ///   - shadow: The package.
  init(_ output: Child.Output, limit: Duration, in shadow: Shadow) {
    let (printed, status) = (shadow.shown(output.standardError), output.status)
    let calls = Call.all(in: printed, shadow.shownAs)
    place = calls.first?.place
    // The last message counts: a test may have printed the output of a child.
    let words = printed.split(separator: "\n").reversed().lazy.compactMap {
      $0.firstMatch(
        of: #/(?:Fatal error|Precondition failed|Assertion failed|Swift runtime failure).*/#)
    }
    if output.wasEnded {
      let own = calls.first { $0.place.hasPrefix("\(shadow.shownAs)/Sources/") }
      let seconds = limit.components.seconds
      reason =
        "It made no progress for \(seconds) second\(seconds == 1 ? "" : "s")."
        + (own.map { " It was in \($0.function)." } ?? "")
    } else if let last = words.first {
      reason = String(last.0.replacing(#/ \*\*\*$/#, with: ""))
    } else if [SIGSEGV, SIGBUS].map({ $0 + 128 }).contains(status) {
      reason = "It crashed with signal \(status - 128), which usually means endless recursion."
    } else if status > 128 {
      reason = "It ended the process with signal \(status - 128)."
    } else {
      reason = "It ended the process with exit status \(status)."
    }
  }

  var outcome: TestResult.Outcome { .unfinished(reason, place: place) }
}

/// A call that a backtrace names, in the files of a package.
private struct Call {
  let function: String
  let place: String

  /// The calls, the innermost first; those in the sources come before those in the tests.
  static func all(in printed: String, _ folder: String) -> [Call] {
    // Code that the compiler adds to a line, such as `next()` in a loop, has no line.
    let form = #/ 0x[0-9a-f]+ (.*?)(?: \+ [0-9]+)? in \S+ at (.+\.swift(?::[0-9]+)?)/#
    let calls = printed.split(separator: "\n").filter { $0.contains(" at \(folder)/") }
      .compactMap { $0.firstMatch(of: form) }
      .map { Call(function: String($0.1), place: String($0.2)) }
    let own = calls.filter { $0.place.hasPrefix("\(folder)/Sources/") }
    return own.filter { !$0.place.hasSuffix(".swift") } + own + calls
  }
}

#if canImport(Glibc)
  import Glibc

  /// Asks a hung program where it is.
  ///
  /// Swift's handler shows the thread that gets the signal. A signal to the *process* would go to
  /// the main thread, which only waits, so we send it to the thread that has computed longest. The
  /// signal is `SIGILL`, since the threads of Dispatch block others.
  ///
  /// - Returns: Whether a thread was asked; a thread that only waits is not.
  func askForBacktrace(of process: pid_t) -> Bool {
    // A signal to a thread's own ID goes to that thread.
    busiestThread(in: "/proc/\(process)/task").map { kill($0, SIGILL) == 0 } ?? false
  }

  /// The thread that has run longest in the program's own code; nil if none has run for a tenth of
  /// a second.
  func busiestThread(in folder: String) -> pid_t? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let threads = names.map { name in
      // In hundredths of a second.
      let time = ProcessRecord(at: "\(folder)/\(name)/stat").flatMap { Int($0[11]) } ?? 0
      return (id: pid_t(name), time: time)
    }
    return threads.filter { $0.time >= 10 }.max { $0.time < $1.time }?.id
  }
#else
  func askForBacktrace(of process: pid_t) -> Bool { false }
#endif
