import Foundation
import PlayerRoster
import Synchronization

/// Appends log lines to a file.
///
/// Lines of two arcades on one file do not mix: each is written in one piece at its end.
final class LogFile: LogWriting {
  private let handle: Mutex<FileHandle>

  /// - Throws: ``ArcadeError`` where the file cannot be made or written.
  init(path: String) throws(ArcadeError) {
    // A pipe that nobody reads is refused rather than waited for.
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o644)
    guard descriptor >= 0 else {
      throw .unwritable(path, reason: LogFile.reason(errno))
    }
    handle = Mutex(FileHandle(fileDescriptor: descriptor, closeOnDealloc: true))
  }

  func write(_ line: String) {
    let line = line.split(whereSeparator: \.isNewline).joined(separator: " ")
    // Nobody is kept from playing by a full disk.
    handle.withLock { try? $0.write(contentsOf: Data((line + "\n").utf8)) }
  }

  private static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT, ENOTDIR: "there is no such folder"
    case EISDIR: "this is the name of a folder"
    case EACCES, EPERM: "you have no permission"
    case EROFS: "the disk is read-only"
    case ENOSPC: "the disk is full"
    default: "the system refused it"
    }
  }
}

/// Keeps no log: nobody asked for one.
struct NoLog: LogWriting {
  func write(_ line: String) {}
}
