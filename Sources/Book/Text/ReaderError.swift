import Toolchain

/// Why something that a reader asked for cannot be done, in one sentence that says what to do.
package protocol ReaderError: Error, CustomStringConvertible {
  /// Whether what was typed makes no sense: exit code 64, and 1 where it does.
  var isWrongUsage: Bool { get }
}

extension ReaderError {
  package var isWrongUsage: Bool { false }
}

// Programs that the book starts may be missing on the reader's machine, or stop.
extension ChildProcessError: ReaderError {}
extension GitError: ReaderError {}
