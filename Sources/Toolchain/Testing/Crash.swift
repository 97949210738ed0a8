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
  ///   - moduleFolders: The folders under the root that may hold a module's files; the first that
  ///     exists is used.
  init(printed: String, status: Int32, root: URL, moduleFolders: (String) -> [String]) {
    guard let signal = Crash.signal(status, printed) else {
      self.init(
        place: nil,
        reason: "It ended the process with exit status \(status) before it was over itself.")
      return
    }
    let words = LastWords(in: printed)
    self.init(
      place: Crash.place(of: words, in: printed, root: root, moduleFolders: moduleFolders),
      reason: words?.text ?? Crash.reason(signal), signal: signal, isTrap: words != nil)
  }

  /// The signal that a status stands for; a higher one is what the program itself has chosen, as
  /// `exit(-1)` gives 255.
  private static func signal(_ status: Int32, _ printed: String) -> Int32? {
    if (129...159).contains(status) { return status - 128 }
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

  /// The line of the book that ended a process: its path in the book, what Swift printed if the
  /// book has no such file or several, or nil when nothing is known.
  ///
  /// Swift's message names only the module and the file, or a file of its own library. The
  /// backtrace has full paths, but may be cut off.
  private static func place(
    of words: LastWords?, in printed: String, root: URL, moduleFolders: (String) -> [String]
  ) -> String? {
    let frames = frames(in: printed, root)
    guard let file = words?.file, let line = words?.line else { return frames.first?.description }
    let parts = file.split(separator: "/").map(String.init)
    let (module, name) = (parts.first ?? file, parts.last ?? file)
    if let frame = frames.first(where: { $0.path.hasSuffix("/\(name)") && $0.line == line }) {
      return frame.description
    }
    let manager = FileManager.default
    let folder = moduleFolders(module).first {
      manager.fileExists(atPath: root.appendingPathComponent($0).path)
    }
    guard let folder else { return frames.first?.description ?? "\(file):\(line)" }
    let paths = try? manager.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
    let found = (paths ?? []).filter { $0 == name || $0.hasSuffix("/\(name)") }
    return found.count == 1 ? "\(folder)/\(found[0]):\(line)" : "\(file):\(line)"
  }

  /// The backtrace frames in the book's files, innermost first.
  private static func frames(in printed: String, _ root: URL) -> [SourcePlace] {
    let root = RootFolder(root)
    let call = #/ at (/.+\.swift):([0-9]+)(:[0-9]+)?$/#
    return LineSearch.lines(of: printed, with: [" at /"]).compactMap { text in
      guard let match = text.firstMatch(of: call), let line = Int(match.2),
        let path = root.path(inside: match.1), !path.split(separator: "/").contains(".build")
      else { return nil }
      return SourcePlace(path: path, line: line)
    }
  }
}

/// What Swift itself prints when it ends a process.
struct LastWords {
  /// For example, “Fatal error: Index out of range”.
  let text: String
  /// The module and the file in the message, such as `OpenClosedAfter/Blast.swift`.
  let file: String?
  let line: Int?

  /// - Parameter printed: What the process printed, including its backtrace.
  init?(in printed: String) {
    let error =
      #/(?:([^\s:]+\.swift):([0-9]+): )?((Fatal error|Precondition failed|Assertion failed)(: .*)?)$/#
    let failure = #/^\*\*\* (Swift runtime failure: .*) \*\*\*$/#
    let errors = LineSearch.lines(
      of: printed, with: ["Fatal error", "Precondition failed", "Assertion failed"])
    let failures = LineSearch.lines(of: printed, with: ["*** Swift runtime failure: "])
    // The last one: earlier ones may come from a child process whose output a test examined.
    if let match = errors.reversed().lazy.compactMap({ $0.firstMatch(of: error) }).first {
      (text, file, line) = (String(match.3), match.1.map(String.init), match.2.flatMap { Int($0) })
    } else if let match = failures.lazy.compactMap({ $0.firstMatch(of: failure) }).first {
      (text, file, line) = (String(match.1), nil, nil)
    } else {
      return nil
    }
  }
}
