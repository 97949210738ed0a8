import Foundation

/// How a process ended too soon, from its status and what it printed.
struct Crash {
  let reason: String
  /// The innermost call in the package's files, with its line.
  let place: String?

  /// - Parameter folder: The package's folder.
  init(status: Int32, printed: String, in folder: URL) {
    let calls = Call.all(in: printed, folder)
    place = calls.first?.place
    // The last message counts: a test may have printed the output of a child.
    let words = printed.split(separator: "\n").last {
      $0.contains(#/(Fatal error|Precondition failed|Assertion failed|Swift runtime failure)/#)
    }
    let start = words?.firstRange(
      of: #/(Fatal error|Precondition failed|Assertion failed|Swift runtime failure)/#)
    if let words, let start {
      reason = String(words[start.lowerBound...]).replacing(#/ \*\*\*$/#, with: "")
    } else if [SIGSEGV, SIGBUS].map({ $0 + 128 }).contains(status) {
      reason = "It crashed with signal \(status - 128), which usually means endless recursion."
    } else if status > 128 {
      reason = "It ended the process with signal \(status - 128)."
    } else {
      reason = "It ended the process with exit status \(status)."
    }
  }

  /// For a process that was asked where it was, and then ended.
  init(hungFor limit: Duration, printed: String, in folder: URL) {
    let calls = Call.all(in: printed, folder)
    place = calls.first?.place
    let own = calls.first { $0.place.hasPrefix("\(folder.path)/Sources/") && !$0.function.isEmpty }
    let seconds = limit.components.seconds
    reason =
      "It made no progress for \(seconds) second\(seconds == 1 ? "" : "s")."
      + (own.map { " It was in \($0.function)." } ?? "")
  }
}

/// A call that a backtrace names, in the files of a package.
private struct Call {
  let function: String
  let place: String

  /// The calls, the innermost first; those in the sources come before those in the tests.
  static func all(in printed: String, _ folder: URL) -> [Call] {
    let form = #/(?: 0x[0-9a-f]+ (.*?) (?:\+ [0-9]+ )?in .*?)? at (\/.+\.swift)(?::([0-9]+))?/#
    let calls = printed.split(separator: "\n").filter { $0.contains(" at \(folder.path)/") }
      .compactMap { $0.firstMatch(of: form) }
      .filter { !$0.2.contains("/.build/") }
      // Code that the compiler adds to a line, such as `next()` in a loop, has no line.
      .map { Call(function: String($0.1 ?? ""), place: $0.2 + ($0.3.map { ":\($0)" } ?? "")) }
    let own = calls.filter { $0.place.hasPrefix("\(folder.path)/Sources/") }
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
    let folder = "/proc/\(process)/task"
    let threads = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).map {
      name in
      let record = ProcessRecord(at: "\(folder)/\(name)/stat")
      // The time in the program's own code and in the system's, in hundredths of a second.
      return (
        id: pid_t(name) ?? 0,
        ticks: [11, 12].reduce(0) { $0 + (Int(record?[$1] ?? "") ?? 0) }
      )
    }
    guard let busiest = threads.max(by: { $0.ticks < $1.ticks }), busiest.ticks >= 10 else {
      return false
    }
    // A signal to a thread's own ID goes to that thread.
    return kill(busiest.id, SIGILL) == 0
  }
#else
  func askForBacktrace(of process: pid_t) -> Bool { false }
#endif
