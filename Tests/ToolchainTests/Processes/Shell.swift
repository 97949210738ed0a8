import Foundation
import Synchronization
import Toolchain

/// A small script in the shell that every system has.
func shell(_ script: String) -> ChildProcess {
  ChildProcess("/bin/sh", ["-c", script])
}

/// Keeps the lines that a child hands out.
final class LineRecorder: Sendable {
  private let recorded = Mutex<[ChildProcess.Line]>([])

  var lines: [ChildProcess.Line] { recorded.withLock { $0 } }
  var texts: [String] { lines.map(\.text) }

  func record(_ line: ChildProcess.Line) {
    recorded.withLock { $0.append(line) }
  }
}
