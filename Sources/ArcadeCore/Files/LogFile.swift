import Foundation
import PlayerRoster
import Synchronization

/// Appends log lines to a file.
///
/// The lines of two arcades in one file do not mix: each line is appended in one piece.
final class LogFile: LogWriting {
  private let handle: Mutex<FileHandle>

  /// - Throws: ``ArcadeError`` if the file cannot be created or written.
  init(path: String) throws(ArcadeError) {
    // A pipe that nobody reads is refused instead of waited for.
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o644)
    guard descriptor >= 0 else {
      throw .unwritable(path, code: errno)
    }
    handle = Mutex(FileHandle(fileDescriptor: descriptor, closeOnDealloc: true))
  }

  func write(_ line: String) {
    let line = line.split(whereSeparator: \.isNewline).joined(separator: " ")
    // A full disk must not stop anybody from playing.
    handle.withLock { try? $0.write(contentsOf: Data((line + "\n").utf8)) }
  }
}

/// Discards all lines, since nobody asked for a log.
struct NoLog: LogWriting {
  func write(_ line: String) {}
}
