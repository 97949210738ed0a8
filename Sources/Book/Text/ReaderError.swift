import Toolchain

/// Why something that a reader asked for cannot be done, in one sentence that says what to do.
package protocol ReaderError: Error, CustomStringConvertible {
  /// Whether the reader's input makes no sense: the exit code is then 64, otherwise 1.
  var isWrongUsage: Bool { get }
}

extension ReaderError {
  package var isWrongUsage: Bool { false }
}

// Programs that the book starts may be missing on the reader's machine, or may fail.
extension ChildProcessError: ReaderError {}
extension GitError: ReaderError {}
