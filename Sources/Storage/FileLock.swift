import Foundation

/// A lock on a file that has only one holder at a time, in this process or another.
///
/// ```swift
/// let lock = try file.lock(patience: .seconds(5))
/// defer { lock.unlock() }
/// ```
public struct FileLock: ~Copyable {
  private let file: OpenFile

  /// Waits until the lock is free.
  ///
  /// - Parameter path: The file that carries the lock; created if it does not exist.
  init(_ path: String, patience: Duration) throws(FileError) {
    let file: OpenFile
    do {
      // Network file systems lock only files that are open for writing.
      file = try OpenFile(path, O_RDWR | O_CREAT)
    } catch {
      // A file made by another user may be read-only.
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

  /// Waits until the folder's lock is free, and takes it until the returned value is released.
  ///
  /// - Parameter waiting: Called once if the lock is held.
  /// - Throws: ``FileError`` if the folder cannot be opened; `CancellationError`.
  public static func take(_ folder: URL, waiting: () -> Void) async throws -> FolderLock {
    let lock = try FolderLock(folder)
    guard !lock.isTaken() else { return lock }
    waiting()
    repeat { try await Task.sleep(for: .milliseconds(50)) } while !lock.isTaken()
    return lock
  }

  /// Some network file systems have no locks: there we go ahead as if we held one.
  private func isTaken() -> Bool {
    (try? folder.lock()) ?? true
  }
}
