import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lets only one at a time work in a folder, in this program or another.
///
/// The lock is on the folder itself: it leaves no file behind, and ends with the process, also
/// where that becomes another program.
public final class FolderLock: Sendable {
  private let folder: OpenFile

  private init(_ folder: URL) throws(FileError) {
    self.folder = try OpenFile(folder.path, O_RDONLY | O_DIRECTORY)
  }

  /// Waits until nobody else has the folder; it is free again when the lock is released.
  ///
  /// - Parameter waiting: Called once where somebody else has it.
  /// - Throws: ``FileError`` where the folder cannot be opened; `CancellationError`.
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

  /// Some network file systems have no locks; nobody is refused for that.
  private func isTaken() -> Bool {
    (try? folder.lock()) ?? true
  }
}
