import Foundation
import Synchronization
import Text

/// The console of the process: standard output and standard error.
///
/// When the other end of a pipe is closed, as in `arcade transcript | head -3`, the rest is dropped
/// silently.
final class StandardConsole: Console {
  let isTerminal: Bool
  let usesColor: Bool
  private let columns: @Sendable () -> Int?
  /// The reader's pager, in words of the shell; nil for none.
  let pager: String?
  private let output: Int32
  /// The number of the first error when writing to standard output, after which nothing more is
  /// written; 0 for none.
  private let failure = Mutex<Int32>(0)

  convenience init() {
    // Unlike an ignored signal, a handler is not inherited by the programs that we start.
    signal(SIGPIPE, { _ in })
    self.init(
      isTerminal: isatty(STDOUT_FILENO) == 1,
      columns: TerminalInfo.size(of: STDOUT_FILENO)?.columns,
      environment: ProcessInfo.processInfo.environment)
  }

  /// - Parameter columns: The width that the terminal reports now, if any.
  init(
    isTerminal: Bool, columns: @autoclosure @escaping @Sendable () -> Int?,
    environment: [String: String], output: Int32 = STDOUT_FILENO
  ) {
    self.isTerminal = isTerminal
    self.output = output
    usesColor = isTerminal && TerminalInfo.wantsColor(environment)
    self.columns = columns
    // As git chooses it.
    let choice = environment["PAGER"]?.trimmingCharacters(in: .whitespaces)
    let isNone = !isTerminal || TerminalInfo.isDumb(environment) || ["", "cat"].contains(choice)
    pager = isNone ? nil : choice ?? "exec less 2> /dev/null"
  }

  var width: Int { columns() ?? 80 }

  /// Why output could not be written; nil if it could, or if the other end of a pipe was closed.
  var writeFailure: String? {
    let number = failure.withLock(\.self)
    return [0, EPIPE].contains(number) ? nil : String(cString: strerror(number))
  }

  var isClosed: Bool { failure.withLock { $0 != 0 } }

  func write(_ text: String) {
    failure.withLock { if $0 == 0 { $0 = DescriptorWriter.send(text, to: output) } }
  }

  func writeError(_ text: String) {
    DescriptorWriter.send(text, to: STDERR_FILENO)
  }

  func page(_ lines: [Line]) {
    guard let pager else { return print(lines) }
    let text = StyledText.text(lines.flatMap { $0.wrapped(to: width) }, usesColor: usesColor)
    // F: quit at once if the text fits on the screen; R: show colours; X: leave the text there.
    let script = "export LESS=\"${LESS-FRX}\" LV=\"${LV--c}\"\n\(pager)"
    let status = Foreground.run(["/bin/sh", "-c", script], reading: text)
    if status == 126 || status == 127 { write(text) }
  }
}
