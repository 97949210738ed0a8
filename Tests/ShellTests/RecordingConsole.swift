import Shell
import Synchronization

/// Keeps what is written to it.
final class RecordingConsole: Console {
  let isTerminal = false
  let usesColor = false
  let width = 80
  private let text = Mutex("")

  var written: String { text.withLock { $0 } }

  func write(_ text: String) { self.text.withLock { $0 += text } }
  func writeError(_ text: String) {}
  func page(_ text: String) { write(text) }
}
