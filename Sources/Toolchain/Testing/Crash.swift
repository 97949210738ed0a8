import Foundation

/// How the process of some tests ended before its time.
package struct Crash: Equatable, Sendable {
  /// Where it happened, such as `Katas/02-OpenClosed/Sources/OpenClosedKata/Referee.swift:12`; nil
  /// when unknown.
  package var place: String?
  /// What happened, in a sentence or in Swift's own words.
  package let reason: String
  /// Whether Swift itself ended the process and said why.
  package var isTrap = false

  /// The reason and the place.
  package var sentence: String {
    let sentence = reason.hasSuffix(".") ? reason : "\(reason)."
    return place.map { "\(sentence) It was at \($0)." } ?? sentence
  }
}

extension TestRun.Result {
  /// The calls in the book's files that a backtrace names, innermost first.
  package var frames: [Frame] { Crash.frames(in: output.printed, recording.root) }

  /// How the process ended; meaningless for a recording that has ended.
  ///
  /// - Parameter moduleFolders: The folders under the root that may hold a module's files.
  package func crash(moduleFolders: (String) -> [String]) -> Crash {
    switch end {
    case .stalled(let patience):
      return Crash(
        ended: "It made no progress for \(patience.inSeconds) and was stopped.", frames)
    case .tookTooMuchMemory(let limit):
      return Crash(
        ended: "It took more than \(limit >> 20) MB of memory, counted with the processes that "
          + "were started, and was stopped.", frames)
    case .exited where output.wasKilled:
      return Crash(reason: "It killed the process that had started it.")
    case .exited(let status):
      return Crash(
        status: status, printed: output.printed, root: recording.root, moduleFolders: moduleFolders)
    }
  }
}

/// A call in a backtrace.
package struct Frame: Equatable, Sendable {
  package let place: SourcePlace
  /// Such as `Ship.loseLife(at:)`; empty where it has no name.
  package let function: String
}

extension Crash {
  /// A process that we ended, and where it was.
  fileprivate init(ended reason: String, _ frames: [Frame]) {
    var reason = reason
    // Of a loop without a body no line is known.
    if let frame = frames.first, frame.place.line == 0, !frame.function.isEmpty {
      let caller = frames.dropFirst().first.map { ", called from \($0.place)" } ?? ""
      reason += " It was in \(frame.function)\(caller)."
    }
    self.init(place: frames.first?.place.description, reason: reason)
  }

  /// - Parameters:
  ///   - status: The exit status; 128 plus the signal number when a signal ended it.
  ///   - printed: What the process printed, including its backtrace.
  init(status: Int32, printed: String, root: RootFolder, moduleFolders: (String) -> [String]) {
    guard let signal = Crash.signal(status, printed) else {
      self.init(reason: "It ended the process with exit status \(status).")
      return
    }
    let last = Crash.lastWords(in: printed)
    self.init(
      place: Crash.place(of: last?.place, in: printed, root: root, moduleFolders: moduleFolders),
      reason: last?.words ?? Crash.reason(signal), isTrap: last != nil)
  }

  /// The signal that a status stands for; a higher one is what the program itself has chosen, as
  /// `exit(-1)` gives 255.
  private static func signal(_ status: Int32, _ printed: String) -> Int32? {
    if (129...159).contains(status) { return status - 128 }
    // SwiftPM prints this when it started the tests itself.
    let line = lines(of: printed, with: ["unexpected signal code "]).first
    return line?.firstMatch(of: #/unexpected signal code ([0-9]+)/#).flatMap { Int32($0.1) }
  }

  private static func reason(_ signal: Int32) -> String {
    if [SIGSEGV, SIGBUS].contains(signal) {
      return "It crashed with signal \(signal), which an endless recursion usually causes."
    }
    let meaning =
      switch signal {
      case SIGILL, SIGTRAP: " (a trap)"
      case SIGABRT: " (it gave up by itself)"
      case SIGKILL: " (the system or somebody else killed it)"
      case SIGXFSZ: " (a file became too large)"
      default: ""
      }
    return "It ended the process by signal \(signal)\(meaning)."
  }

  /// What Swift itself prints when it ends a process, such as “Fatal error: Index out of range”,
  /// and the place that it names: the module and the file, or a file of its own library.
  private static func lastWords(in printed: String) -> (words: String, place: SourcePlace?)? {
    let error =
      #/(?:([^\s:]+\.swift):([0-9]+): )?((Fatal error|Precondition failed|Assertion failed)(: .*)?)$/#
    let failure = #/^\*\*\* (Swift runtime failure: .*) \*\*\*$/#
    let errors = lines(
      of: printed, with: ["Fatal error", "Precondition failed", "Assertion failed"])
    // The last one: earlier ones may come from a child process whose output a test examined.
    if let match = errors.reversed().lazy.compactMap({ $0.firstMatch(of: error) }).first {
      let line = match.2.flatMap { Int($0) }
      let place = line.map { SourcePlace(path: String(match.1 ?? ""), line: $0) }
      return (String(match.3), place)
    }
    let failures = lines(of: printed, with: ["*** Swift runtime failure: "])
    return failures.lazy.compactMap { $0.firstMatch(of: failure) }.first.map { (String($0.1), nil) }
  }

  /// The line of the book that ended a process: its path in the book, what Swift printed if the
  /// book has no such file or several, or nil when nothing is known.
  ///
  /// The backtrace has full paths, but may be cut off.
  private static func place(
    of said: SourcePlace?, in printed: String, root: RootFolder, moduleFolders: (String) -> [String]
  ) -> String? {
    let frames = frames(in: printed, root).map(\.place)
    guard let said else { return frames.first?.description }
    let parts = said.path.split(separator: "/").map(String.init)
    let (module, name) = (parts.first ?? "", parts.last ?? "")
    if let frame = frames.first(where: { $0.path.hasSuffix("/\(name)") && $0.line == said.line }) {
      return frame.description
    }
    let files = moduleFolders(module).flatMap { folder in
      ((try? root.url.appendingPathComponent(folder).swiftFiles()) ?? []).map { "\(folder)/\($0)" }
    }.filter { $0.hasSuffix("/\(name)") }
    if files.count == 1 { return "\(files[0]):\(said.line)" }
    return (files.isEmpty ? frames.first ?? said : said).description
  }

  /// The backtrace frames in the book's files, innermost first.
  fileprivate static func frames(in printed: String, _ root: RootFolder) -> [Frame] {
    // What the compiler adds to a line, as `next()` in a loop, has a file, but no line.
    let call =
      #/(?: 0x[0-9a-f]+ (.*?) (?:\+ [0-9]+ )?in .*?)? at (/.+\.swift)(?::([0-9]+)(?::[0-9]+)?)?$/#
    return lines(of: printed, with: [" at /"]).compactMap { text in
      guard let match = text.firstMatch(of: call),
        let path = root.path(inside: match.2), !path.split(separator: "/").contains(".build")
      else { return nil }
      return Frame(
        place: SourcePlace(path: path, line: match.3.flatMap { Int($0) } ?? 0),
        function: match.1.map(String.init) ?? "")
    }
  }

  /// The lines that contain one of some signs, each with no more than is near the sign.
  ///
  /// Regex matching takes microseconds per letter, which would be minutes for the megabyte of
  /// output that we keep. Comparing bytes takes milliseconds.
  static func lines(of text: String, with signs: [String]) -> [String] {
    let signs = signs.map { Data($0.utf8) }
    return Data(text.utf8).split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard let sign = signs.lazy.compactMap({ line.range(of: $0) }).first else { return nil }
      let start = max(line.startIndex, sign.lowerBound - (1 << 10))
      return String(decoding: line[start...].prefix(17 << 10), as: UTF8.self)
    }
  }
}
