import Shell
import Synchronization

/// Keeps what a command prints, as it would print it in a terminal.
final class PageConsole: Console {
  let isTerminal = true
  let usesColor: Bool
  let width: Int
  private let written = Mutex("")

  init(width: Int, usesColor: Bool) {
    self.width = max(1, width)
    self.usesColor = usesColor
  }

  var text: String { written.withLock { $0 } }

  func write(_ text: String) { written.withLock { $0 += text } }
  func writeError(_ text: String) {}
  func page(_ text: String) { write(text) }
}
