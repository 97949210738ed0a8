import Synchronization

/// Keeps the lines of a visit.
final class NotedLines: Sendable {
  private let lines = Mutex("")

  func add(_ line: String) {
    lines.withLock {
      $0 += line
      $0 += "\n"
    }
  }

  var text: String { lines.withLock { $0 } }
}
