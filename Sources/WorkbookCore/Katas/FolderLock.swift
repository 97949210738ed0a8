import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lets only one at a time work in a folder, also where two programs do.
///
/// The lock is on the folder itself: it leaves no file behind, and goes with the process, also where
/// that becomes another program.
final class FolderLock: Sendable {
  /// The folder cannot be opened.
  struct Refusal: Error, Hashable {
    /// As the system numbers its errors.
    let code: Int32

    var reason: String { String(cString: strerror(code)) }
  }

  private let descriptor: Int32

  private init(_ folder: URL) throws(Refusal) {
    descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Refusal(code: errno) }
  }

  /// Waits until nobody else has the folder; it is free again when the lock goes away.
  ///
  /// - Parameter waiting: Called once if somebody has.
  /// - Throws: ``Refusal``; `CancellationError`.
  static func take(_ folder: URL, waiting: () -> Void) async throws -> FolderLock {
    let lock = try FolderLock(folder)
    var isWaiting = false
    // Some network file systems have no locks; nobody is refused for that.
    while flock(lock.descriptor, LOCK_EX | LOCK_NB) != 0, [EWOULDBLOCK, EINTR].contains(errno) {
      if !isWaiting { waiting() }
      isWaiting = true
      try await Task.sleep(for: .milliseconds(50))
    }
    return lock
  }

  deinit {
    close(descriptor)
  }
}
