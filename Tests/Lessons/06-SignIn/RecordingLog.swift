import PlayerVisit
import Synchronization

/// A log that keeps its lines.
final class RecordingLog: LogWriting {
  private let written = Mutex<[String]>([])

  var lines: [String] { written.withLock { $0 } }

  func write(_ line: String) { written.withLock { $0.append(line) } }
}
