import Foundation
import PlayerVisit
import Storage
import Synchronization

/// Appends log lines to a file.
///
/// Two arcades can share a file without mixing their lines: each line is appended in one piece.
final class LogFile: LogWriting {
  private let handle: Mutex<FileHandle>

  /// - Throws: ``ArcadeError`` if the file cannot be created or written.
  init(path: String) throws(ArcadeError) {
    // Refuse a pipe without a reader instead of waiting for one.
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o644)
    guard descriptor >= 0 else {
      throw .unwritable(path, reason: "\(FileError.refused(errno))")
    }
    handle = Mutex(FileHandle(fileDescriptor: descriptor, closeOnDealloc: true))
  }

  func write(_ line: String) {
    let line = line.split(whereSeparator: \.isNewline).joined(separator: " ")
    // A full disk must not stop the game.
    handle.withLock { try? $0.write(contentsOf: Data((line + "\n").utf8)) }
  }
}
