import PlayerRoster
import Synchronization

/// Keeps log lines until they are written to the transcript.
final class NotedLog: LogWriting, Sendable {
  private let lines = Mutex<[String]>([])

  func write(_ line: String) { lines.withLock { $0.append(line) } }

  /// Returns and removes the lines since the last call.
  func takeLines() -> [String] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}
