import Foundation

/// A lock on a file that nobody else can hold at the same time, in this process or another.
///
/// ```swift
/// let lock = try file.lock(patience: .seconds(5))
/// defer { lock.unlock() }
/// ```
public struct FileLock: ~Copyable {
  private let file: OpenFile

  /// Waits until nobody else holds the lock.
  ///
  /// - Parameter path: The file that carries the lock; created if it does not exist.
  init(_ path: String, patience: Duration) throws(FileError) {
    let file: OpenFile
    do {
      // Network file systems lock only what is open for writing.
      file = try OpenFile(path, O_RDWR | O_CREAT)
    } catch {
      // What somebody else made may be there to be read only.
      file = try OpenFile(path, O_RDONLY | O_CREAT)
    }
    let end = ContinuousClock.now + patience
    while try !file.lock() {
      guard ContinuousClock.now < end else { throw .locked }
      // The system's own wait has no time limit, and the holder may hang for ever.
      usleep(useconds_t.random(in: 500...2_000))
    }
    self.file = file
  }

  /// Releases the lock.
  ///
  /// Otherwise it is released when the value is no longer used.
  public func unlock() {
    file.unlock()
  }
}

/// Lets only one task at a time work in a folder, in this program or another.
///
/// The lock is on the folder itself. It leaves no file behind, and ends with the process, even if
/// the process becomes another program.
public final class FolderLock: Sendable {
  private let folder: OpenFile

  private init(_ folder: URL) throws(FileError) {
    self.folder = try OpenFile(folder.path, O_RDONLY | O_DIRECTORY)
  }

  /// Waits until nobody else holds the folder's lock, and takes it until the returned value is
  /// released.
  ///
  /// - Parameter waiting: Called once if somebody else holds the lock.
  /// - Throws: ``FileError`` if the folder cannot be opened; `CancellationError`.
  public static func take(_ folder: URL, waiting: () -> Void) async throws -> FolderLock {
    let lock = try FolderLock(folder)
    guard !lock.isTaken() else { return lock }
    waiting()
    repeat { try await Task.sleep(for: .milliseconds(50)) } while !lock.isTaken()
    return lock
  }

  /// Whether the folder is at a place still: it may have been moved, and another one be there now.
  public func isStill(at place: URL) -> Bool {
    guard let own = try? folder.status(), let there = try? FileStatus(of: place.path) else {
      return false
    }
    return own.isSameFile(as: there)
  }

  /// Some network file systems have no locks: there we go ahead as if we had taken it.
  private func isTaken() -> Bool {
    (try? folder.lock()) ?? true
  }
}
