import Foundation

/// Why a build failed.
package struct BuildFailure: Equatable, Sendable {
  private static let mostShown = 10

  /// The compiler's errors without duplicates: the files in its order, those of a file by line, as
  /// the cause may come last.
  package let errors: [CompilerError]
  /// What happened and what to do, in one sentence; nil when the compiler's errors say it.
  package let sentence: String?
  /// Everything that was printed, except progress lines.
  private let printed: String

  /// A build that could not even begin.
  init(_ sentence: String) {
    (errors, self.sentence, printed) = ([], sentence, "")
  }

  /// - Parameters:
  ///   - root: The folder that paths are shown relative to.
  ///   - scratch: The build's output folder.
  ///   - environment: The variables that say where the tools keep things of their own.
  package init(
    printed: String, root: URL, scratch: URL,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let lines = printed.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !BuildFailure.isProgress($0) }
    let root = RootFolder(root)
    let errors = CompilerOutput(lines: lines).messages(.error).map {
      CompilerError(root.shorten($0))
    }
    let files = errors.map(\.path)
    self.errors = errors.map { error in
      (error, [files.firstIndex(of: error.path) ?? 0, error.line ?? 0, error.column ?? 0])
    }.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
    // SwiftPM's own messages, which blame no file. When a compiler or linker fails, its own lines
    // before this one have said why.
    let complaint = lines.first {
      $0.hasPrefix("error: ") && !$0.contains("command failed with exit code")
    }
    let stopped = complaint.map {
      "Nothing could be built, since SwiftPM stopped with “\($0.dropFirst(7))”: mend that, then try "
        + "again."
    }
    sentence =
      BuildFailure.cause(of: lines, in: scratch, environment) ?? (errors.isEmpty ? stopped : nil)
    self.printed = lines.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// What to show a reader: the sentence if there is one, else the first errors, or everything that
  /// was printed if no error points at a file.
  package var text: String {
    if let sentence { return sentence + "\n" }
    guard !errors.isEmpty else { return printed + "\n" }
    let text = errors.prefix(BuildFailure.mostShown).map(\.text).joined(separator: "\n\n") + "\n"
    let more = errors.count - BuildFailure.mostShown
    return more > 0 ? text + "\n… and \(more) more \(more == 1 ? "error" : "errors").\n" : text
  }

  private static func isProgress(_ line: Substring) -> Bool {
    line.hasPrefix("Building for ") || line.hasPrefix("Another instance of SwiftPM")
      || line == "error: fatalError"
      || line.hasPrefix("[") && line.prefixMatch(of: #/\[\d+/\d+\] /#) != nil
  }

  /// What is no fault of the code, with what to do.
  private static func cause(
    of lines: [Substring], in folder: URL, _ environment: [String: String]
  ) -> String? {
    if lines.say(["No space left on device", "I/O error (code: \(ENOSPC))"]) {
      return "The disk is full, so nothing could be built: make room, then try again."
    }
    let refusals = [
      "Read-only file system", "Permission denied", "readonly database",
      "You don’t have permission to save", "I/O error (code: \(EROFS))",
      "I/O error (code: \(EACCES))", "error: invalid access to ",
    ]
    guard let refusal = lines.first(where: { [$0].say(refusals) }) else { return nil }
    // The tools keep things of their own elsewhere, where a variable says.
    let path = refusal.firstMatch(of: #/\/[^'":]+/#)?.output ?? ""
    let elsewhere = ["TMPDIR", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "HOME"].lazy.compactMap {
      name -> (name: String, folder: String)? in
      let folder = environment[name] ?? ""
      return !folder.isEmpty && path.hasPrefix("\(folder)/") ? (name, folder) : nil
    }.first
    guard !path.hasPrefix("\(folder.path)/"), let elsewhere else {
      return "Nothing could be built because \(folder.path) cannot be written to: allow writing "
        + "there, then try again."
    }
    return
      "Nothing could be built because \(elsewhere.folder) cannot be written to, where the variable "
      + "\(elsewhere.name) leads: allow writing there, or set \(elsewhere.name) to another folder, then "
      + "try again."
  }
}

extension [Substring] {
  /// Whether one of the lines that a build printed has one of some signs; source that the compiler
  /// quotes does not count.
  func say(_ signs: [String]) -> Bool {
    contains { line in
      !line.drop { $0 == " " || $0.isNumber }.hasPrefix("|") && signs.contains(where: line.contains)
    }
  }
}

/// An error that the compiler reported.
package struct CompilerError: Equatable, Sendable {
  /// Where it is, as a path relative to the root; nil when the compiler names no file.
  let place: SourcePlace?
  /// Counted from 1.
  package let column: Int?
  /// The compiler's message, in one line.
  package let message: String
  /// The compiler's full text for the error, with its notes and the quoted source.
  package let text: String

  package var path: String? { place?.path }
  package var line: Int? { place?.line }
}

extension CompilerError {
  /// - Parameter text: Begins with a line such as `Sources/Ship.swift:12:5: error: …`.
  init(_ text: String) {
    let head = text.prefix { $0 != "\n" }
    let parts = head.split(separator: ": error: ", maxSplits: 1)
    let match = parts.first?.wholeMatch(of: #/(.+?):([0-9]+)(?::([0-9]+))?/#)
    let place = match.flatMap { match in
      Int(match.2).map { SourcePlace(path: String(match.1), line: $0) }
    }
    self.init(
      place: place?.path == "<unknown>" ? nil : place, column: match?.3.flatMap { Int($0) },
      message: parts.count > 1 ? String(parts[1]) : String(head), text: text)
  }
}
