import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lets only one arcade at a time be built in the folder that they share.
///
/// The lock is on the folder itself: it leaves no file behind, and goes with the process, also where
/// that becomes the arcade.
final class PlayLock: Sendable {
  private let descriptor: Int32

  /// - Throws: ``KataError`` where the folder cannot be made or opened.
  private init(_ folder: URL) throws(KataError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      // What is in its place is told by opening it.
      guard FileManager.default.fileExists(atPath: folder.path) else {
        throw KataArcade.notMade(Reason.of(error))
      }
    }
    descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw KataArcade.notMade(String(cString: strerror(errno))) }
  }

  /// Waits until no other arcade is being built; another may be when the lock goes away.
  ///
  /// - Parameter waiting: Called once if one is.
  static func take(_ folder: URL, waiting: () -> Void) async throws -> PlayLock {
    let lock = try PlayLock(folder)
    var isWaiting = false
    // Some network file systems have no locks; nobody is kept from playing for that.
    while flock(lock.descriptor, LOCK_EX | LOCK_NB) != 0, [EWOULDBLOCK, EINTR].contains(errno) {
      if !isWaiting { waiting() }
      isWaiting = true
      try await Task.sleep(for: .milliseconds(100))
    }
    return lock
  }

  deinit {
    close(descriptor)
  }
}
