import PlayerRoster
import Synchronization

/// Keeps log lines until they are noted.
final class NotedLog: LogWriting, Sendable {
  private let lines = Mutex<[String]>([])

  func write(_ line: String) { lines.withLock { $0.append(line) } }

  /// The lines since the last time.
  func takeLines() -> [String] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}
