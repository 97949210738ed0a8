import PlayerVisit
import Synchronization

/// Keeps log lines until the transcript takes them.
final class NotedLog: LogWriting, Sendable {
  private let lines = Mutex<[String]>([])

  func write(_ line: String) { lines.withLock { $0.append(line) } }

  /// Removes and returns the lines since the last call.
  func takeLines() -> [String] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}
