import Foundation

/// Why something was not built.
package struct BuildFailure: Hashable, Sendable {
  /// What is to blame.
  package enum Cause: Hashable, Sendable {
    /// The sources, as the errors tell.
    case code
    /// The disk is full.
    case noSpace
    /// The folder of the build, or a file in it, cannot be written to.
    case notWritable
    /// What was built before was built in another place: the clone was moved or copied.
    case movedClone
    /// Something that SwiftPM says in its own words.
    case other(String)
  }

  /// How many errors are shown in full.
  static let mostShown = 10

  /// The compiler's errors in their order, each once.
  package let errors: [CompilerError]
  /// What SwiftPM says itself, where no file is to blame.
  package let complaints: [String]
  /// All that was printed, without lines that only tell how far the build had come.
  package let printed: String
  package let cause: Cause
  /// The path of the folder of the build.
  private let folder: String

  /// - Parameters:
  ///   - printed: All that the build printed.
  ///   - root: The folder from which paths are shown.
  ///   - scratch: Where the build keeps what it makes.
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

  /// The compiler's modules know the place at which they were made.
  private static let signsOfMove = [
    "missing required module 'SwiftShims'", "was compiled with module cache path",
    "but now resides in directory",
  ]

  /// What happened and what to do, in one sentence; nil where the errors in the code tell that.
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

  /// What to show a reader: the sentence where there is one, else the first errors, or all that was
  /// printed where no error has a place in a file.
  package var text: String {
    if let sentence { return sentence + "\n" }
    guard !errors.isEmpty else { return BuildOutput.trimmed(printed) + "\n" }
    let text = errors.prefix(BuildFailure.mostShown).map(\.text).joined(separator: "\n\n") + "\n"
    let more = errors.count - BuildFailure.mostShown
    return more > 0 ? text + "\n… and \(more) more \(more == 1 ? "error" : "errors").\n" : text
  }
}
