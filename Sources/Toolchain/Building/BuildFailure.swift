import Foundation

/// Why a build failed.
package struct BuildFailure: Hashable, Sendable {
  /// What is to blame.
  package enum Cause: Hashable, Sendable {
    /// The code itself; the errors say where.
    case code
    /// The disk is full.
    case noSpace
    /// The build folder, or a file in it, is not writable.
    case notWritable
    /// The earlier build was made at another path: the clone was moved or copied.
    case movedClone
    /// Another problem, in SwiftPM's own words.
    case other(String)
  }

  /// How many errors are shown in full.
  static let mostShown = 10

  /// The compiler's errors in order, without duplicates.
  package let errors: [CompilerError]
  /// SwiftPM's own error messages, which blame no file.
  package let complaints: [String]
  /// Everything that was printed, except progress lines.
  package let printed: String
  package let cause: Cause
  /// The path of the build folder.
  private let folder: String

  /// - Parameters:
  ///   - printed: Everything that the build printed.
  ///   - root: The folder that paths are shown relative to.
  ///   - scratch: The build's output folder.
  package init(printed: String, root: URL, scratch: URL) {
    let output = BuildOutput(printed)
    let root = RootFolder(root)
    errors = output.errors.map { CompilerError(root.shorten($0)) }
    complaints = output.complaints
    self.printed = output.text
    folder = scratch.path
    cause = BuildFailure.cause(of: output)
  }

  private static func cause(of output: BuildOutput) -> Cause {
    if output.tells(["No space left on device", "I/O error (code: \(ENOSPC))"]) { return .noSpace }
    if output.tells(signsOfNoWriting) { return .notWritable }
    if output.tells(signsOfMove) { return .movedClone }
    guard output.errors.isEmpty, let words = output.complaints.first else { return .code }
    return .other(words)
  }

  private static let signsOfNoWriting = [
    "Read-only file system", "Permission denied", "readonly database",
    "You don’t have permission to save", "I/O error (code: \(EROFS))",
    "I/O error (code: \(EACCES))", "error: invalid access to ",
  ]

  /// Compiled modules record the path at which they were built.
  private static let signsOfMove = [
    "missing required module 'SwiftShims'", "was compiled with module cache path",
    "but now resides in directory",
  ]

  /// What happened and what to do, in one sentence; nil when the compiler's errors say it.
  package var sentence: String? {
    switch cause {
    case .code: nil
    case .noSpace: "The disk is full, so nothing could be built: make room, then try again."
    case .notWritable:
      "Nothing could be built because \(folder) cannot be written to: allow writing there, then "
        + "try again."
    case .movedClone:
      "The book was moved or copied after it was built, and what was built still names the old "
        + "place: remove the folder \(folder), then try again."
    case .other(let words):
      "Nothing could be built, since SwiftPM stopped with “\(words)”: mend that, then try again."
    }
  }

  /// What to show a reader: the sentence if there is one, else the first errors, or everything that
  /// was printed if no error points at a file.
  package var text: String {
    if let sentence { return sentence + "\n" }
    guard !errors.isEmpty else { return BuildOutput.trimmed(printed) + "\n" }
    let text = errors.prefix(BuildFailure.mostShown).map(\.text).joined(separator: "\n\n") + "\n"
    let more = errors.count - BuildFailure.mostShown
    return more > 0 ? text + "\n… and \(more) more \(more == 1 ? "error" : "errors").\n" : text
  }
}
