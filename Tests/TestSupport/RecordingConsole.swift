import Synchronization
import Terminal
import Text

/// A console that records its output.
public final class RecordingConsole: Console {
  public let isTerminal: Bool
  public let usesColor: Bool
  public let width: Int
  private let answer: Bool?
  private let printed = Mutex((output: "", error: "", paged: ""))

  /// - Parameter answer: The reader's answer when asked whether to go on; nil if there is no reader
  ///   to ask.
  public init(
    isTerminal: Bool = false, usesColor: Bool = false, width: Int = 80, answer: Bool? = nil
  ) {
    self.answer = answer
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
  public func goesOn(_ question: String) -> Bool {
    guard let answer else { return true }
    write("\(question) \(answer ? "" : "q")\n")
    return answer
  }
}
