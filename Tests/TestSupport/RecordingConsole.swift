import Synchronization
import Terminal
import Text

/// A console that records its output.
public final class RecordingConsole: Console {
  /// Whether it is a terminal, which then has colours.
  public let isTerminal: Bool
  public let width = 80
  public let isClosed = false
  private let printed = Mutex((output: "", error: ""))

  public init(isTerminal: Bool = false) { self.isTerminal = isTerminal }

  public var usesColor: Bool { isTerminal }
  /// All standard output, including paged texts.
  public var output: String { printed.withLock { $0.output } }
  /// All standard error.
  public var error: String { printed.withLock { $0.error } }

  public func write(_ text: String) { printed.withLock { $0.output += text } }
  public func writeError(_ text: String) { printed.withLock { $0.error += text } }
  public func page(_ lines: [Line]) { print(lines) }
}
