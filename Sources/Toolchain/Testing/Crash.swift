import Foundation

/// How a test process ended too soon.
package struct Crash: Equatable, Sendable {
  /// Such as `Sources/SpaceGame/Model/World.swift:12`; nil if unknown.
  package var place: String?
  /// The event, in a sentence or in Swift's own words.
  package let reason: String
  /// Whether Swift itself ended the process and said why.
  package var isTrap = false

  package var sentence: String {
    let sentence = reason.hasSuffix(".") ? reason : "\(reason)."
    return place.map { "\(sentence) It was at \($0)." } ?? sentence
  }
}

extension TestRun.Result {
  /// The calls in the book's files that a backtrace names, innermost first.
  package var frames: [Frame] { Frame.all(in: output.printed, recording.root) }

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
        ended: "It took more than \(limit >> 20) MB of memory, including the processes "
          + "it started, and was stopped.", frames)
    case .exited where output.wasKilled:
      return Crash(reason: "It killed the process that had started it.")
    case .exited(let status):
      return Crash(
        status: status, printed: output.printed, root: recording.root, moduleFolders: moduleFolders)
    }
  }
}

extension Crash {
  fileprivate init(ended reason: String, _ frames: [Frame]) {
    var reason = reason
    // A loop without a body has no line.
    if let frame = frames.first, frame.place.line == 0, !frame.function.isEmpty {
      let caller = frames.dropFirst().first.map { ", called from \($0.place)" } ?? ""
      reason += " It was in \(frame.function)\(caller)."
    }
    self.init(place: frames.first?.place.description, reason: reason)
  }

  init(status: Int32, printed: String, root: RootFolder, moduleFolders: (String) -> [String]) {
    // A higher status is the program's own choice: `exit(-1)` gives 255. SwiftPM prints the signal
    // if it started the tests itself.
    let told = printed.lines(with: ["unexpected signal code "]).first?
      .firstMatch(of: #/unexpected signal code ([0-9]+)/#)
    guard let signal = (129...159).contains(status) ? status - 128 : told.flatMap({ Int32($0.1) })
    else {
      self.init(reason: "It ended the process with exit status \(status).")
      return
    }
    let last = Crash.lastWords(in: printed)
    self.init(
      place: Crash.place(of: last?.place, in: printed, root: root, moduleFolders: moduleFolders),
      reason: last?.words ?? Crash.reason(signal), isTrap: last != nil)
  }

  private static func reason(_ signal: Int32) -> String {
    if [SIGSEGV, SIGBUS].contains(signal) {
      return "It crashed with signal \(signal), which usually means endless recursion."
    }
    let meaning =
      switch signal {
      case SIGILL, SIGTRAP: " (a trap)"
      case SIGABRT: " (it aborted)"
      case SIGKILL: " (killed by the system or from outside)"
      case SIGXFSZ: " (a file became too large)"
      default: ""
      }
    return "It ended the process with signal \(signal)\(meaning)."
  }

  /// Swift's own words when it ends a process, such as “Fatal error: Index out of range”, and the
  /// place that it names: the module and the file, or a file of Swift's library.
  private static func lastWords(in printed: String) -> (words: String, place: SourcePlace?)? {
    let error =
      #/(?:([^\s:]+\.swift):([0-9]+): )?((Fatal error|Precondition failed|Assertion failed)(: .*)?)$/#
    let failure = #/^\*\*\* (Swift runtime failure: .*) \*\*\*$/#
    let signs = [
      "Fatal error", "Precondition failed", "Assertion failed", "*** Swift runtime failure: ",
    ]
    // The last one counts: earlier ones may come from a child process whose output a test examined.
    for line in printed.lines(with: signs).reversed() {
      if let match = line.firstMatch(of: error) {
        let line = match.2.flatMap { Int($0) }
        let place = line.map { SourcePlace(path: String(match.1 ?? ""), line: $0) }
        return (String(match.3), place)
      }
      if let match = line.firstMatch(of: failure) { return (String(match.1), nil) }
    }
    return nil
  }

  /// The line of the book that ended a process: its path in the book; Swift's own words if the book
  /// has no such file or several; or nil if nothing is known.
  ///
  /// The backtrace has full paths, but may be cut off.
  private static func place(
    of said: SourcePlace?, in printed: String, root: RootFolder, moduleFolders: (String) -> [String]
  ) -> String? {
    let frames = Frame.all(in: printed, root).map(\.place)
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
}
