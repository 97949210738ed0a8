import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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
    var isWaiting = false
    while !lock.isTaken() {
      if !isWaiting { waiting() }
      isWaiting = true
      try await Task.sleep(for: .milliseconds(50))
    }
    return lock
  }

  /// Some network file systems have no locks: there we go ahead as if we had taken it.
  private func isTaken() -> Bool {
    (try? folder.lock()) ?? true
  }
}
