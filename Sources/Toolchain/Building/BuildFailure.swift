import Foundation

/// Why a build failed.
package struct BuildFailure: Equatable, Sendable {
  private static let mostShown = 10

  /// The compiler's errors without duplicates: files in the compiler's order, and the errors of a
  /// file by line, as the cause may come last.
  package let errors: [CompilerMessage]
  /// The cause and the remedy, in one sentence; nil if the compiler's errors say it.
  package let sentence: String?
  /// Everything that was printed, except progress lines.
  private let printed: String

  /// A build that could not even start.
  init(_ sentence: String) {
    (errors, self.sentence, printed) = ([], sentence, "")
  }

  /// - Parameter environment: Says where the tools keep their own files.
  package init(
    printed: String, root: URL, scratch: URL,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let lines = printed.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !BuildFailure.isProgress($0) }
    let errors = CompilerMessage.all(.error, in: lines, root: RootFolder(root))
    let files = errors.map(\.place?.path)
    self.errors = errors.map { error in
      (error, [files.firstIndex(of: error.place?.path) ?? 0, error.place?.line ?? 0, error.column])
    }.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
    // SwiftPM's own messages, which name no file. If a compiler or linker fails, its own lines
    // before them have said why.
    let complaint = lines.first {
      errors.isEmpty && $0.hasPrefix("error: ") && !$0.contains("command failed with exit code")
    }
    sentence =
      BuildFailure.cause(of: lines, in: scratch, environment)
      ?? complaint.map {
        "Nothing could be built, since SwiftPM stopped with “\($0.dropFirst(7))”: fix that, then "
          + "try again."
      }
    self.printed = lines.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The text for a reader: the sentence if there is one, else the first errors, or everything that
  /// was printed if no error names a file.
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

  /// A cause outside the code, with what to do.
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
    // The tools keep their own files elsewhere, in a folder named by a variable.
    let path = refusal.firstMatch(of: #/\/[^'":]+/#)?.output ?? ""
    let elsewhere = ["TMPDIR", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "HOME"].lazy.compactMap {
      name -> (name: String, folder: String)? in
      let folder = environment[name] ?? ""
      return !folder.isEmpty && path.hasPrefix("\(folder)/") ? (name, folder) : nil
    }.first
    let start = "Nothing could be built because"
    guard !path.hasPrefix("\(folder.path)/"), let elsewhere else {
      return "\(start) \(folder.path) cannot be written to: allow writing there, then try again."
    }
    return
      "\(start) \(elsewhere.folder) cannot be written to (the variable \(elsewhere.name) "
      + "names it): allow writing there, or set \(elsewhere.name) to another folder, then try again."
  }
}

extension [Substring] {
  /// Whether a line that a build printed contains any of these signs; source that the compiler
  /// quotes does not count.
  func say(_ signs: [String]) -> Bool {
    contains { line in
      !line.drop { $0 == " " || $0.isNumber }.hasPrefix("|") && signs.contains(where: line.contains)
    }
  }
}
