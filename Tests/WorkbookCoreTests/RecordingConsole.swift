import Shell
import Synchronization

/// A console that keeps what is written to it, page or not.
final class RecordingConsole: Console {
  let isTerminal: Bool
  let usesColor: Bool
  let width: Int
  private let output = Mutex("")
  private let pages = Mutex<[String]>([])

  init(isTerminal: Bool = false, usesColor: Bool = false, width: Int = 80) {
    self.isTerminal = isTerminal
    self.usesColor = usesColor
    self.width = width
  }

  /// What came to standard output, pages left out.
  var written: String { output.withLock { $0 } }
  var paged: [String] { pages.withLock { $0 } }

  func write(_ text: String) { output.withLock { $0 += text } }
  func writeError(_ text: String) {}
  func page(_ text: String) { pages.withLock { $0.append(text) } }
}
