import Terminal
import Toolchain

/// Why something that a reader asked for cannot be done, in one sentence that says what to do.
package protocol ReaderError: Error, CustomStringConvertible {
  /// Whether what the reader typed names something that there is not, such as lesson 12: the exit
  /// code is then 64. It is 1 where what was asked for makes sense and could not be done.
  var isWrongUsage: Bool { get }
}

extension ReaderError {
  package var isWrongUsage: Bool { false }
}

// Programs that the book starts may be missing on the reader's machine, or may fail.
extension ChildProcessError: ReaderError {}
extension GitError: ReaderError {}
// So may its terminal.
extension TerminalError: ReaderError {}
