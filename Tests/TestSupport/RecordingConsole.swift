import Synchronization
import Terminal
import Text

/// A console that records its output.
public final class RecordingConsole: Console {
  public let isTerminal: Bool
  public let usesColor: Bool
  public let width: Int
  private let printed = Mutex((output: "", error: "", paged: ""))

  public init(
    isTerminal: Bool = false, usesColor: Bool = false, width: Int = 80
  ) {
    self.isTerminal = isTerminal
    self.usesColor = usesColor
    self.width = width
  }

  /// All standard output, including paged texts.
  public var output: String { printed.withLock { $0.output } }
  /// All standard error.
  public var error: String { printed.withLock { $0.error } }
  /// The texts shown in the pager.
  public var paged: String { printed.withLock { $0.paged } }

  public func write(_ text: String) { printed.withLock { $0.output += text } }
  public func writeError(_ text: String) { printed.withLock { $0.error += text } }
  public func page(_ lines: [Line]) {
    let text = StyledText.text(lines, usesColor: usesColor)
    printed.withLock {
      $0.output += text
      $0.paged += text
    }
  }
}
