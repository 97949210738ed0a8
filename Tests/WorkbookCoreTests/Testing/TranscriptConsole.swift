import Shell
import Synchronization

/// A console that keeps all that is written to it, with what went to standard error apart.
final class TranscriptConsole: Console {
  private struct Kept {
    var output = ""
    var errors = ""
    var pages: [String] = []
  }

  let isTerminal: Bool
  let usesColor: Bool
  let width: Int
  private let kept = Mutex(Kept())

  init(isTerminal: Bool = false, usesColor: Bool = false, width: Int = 80) {
    self.isTerminal = isTerminal
    self.usesColor = usesColor
    self.width = width
  }

  var output: String { kept.withLock { $0.output } }
  var errors: String { kept.withLock { $0.errors } }
  var pages: [String] { kept.withLock { $0.pages } }

  func write(_ text: String) { kept.withLock { $0.output += text } }
  func writeError(_ text: String) { kept.withLock { $0.errors += text } }
  func page(_ text: String) { kept.withLock { $0.pages.append(text) } }
}
