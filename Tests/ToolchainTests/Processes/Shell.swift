import Foundation
import Synchronization
import Toolchain

/// A small script for the shell that every system has.
func shell(_ script: String) -> ChildProcess {
  ChildProcess("/bin/sh", ["-c", script])
}

/// Keeps the lines that a child passes on.
final class LineRecorder: Sendable {
  private let recorded = Mutex<[String]>([])

  var lines: [String] { recorded.withLock { $0 } }

  func record(_ line: String) {
    recorded.withLock { $0.append(line) }
  }
}
