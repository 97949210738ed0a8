import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lets only one check at a time work on a kata, also where two programs check it.
///
/// The lock is on the kata's folder itself: it leaves no file behind, and goes with the process.
final class KataLock: Sendable {
  private let descriptor: Int32

  /// - Throws: ``KataError`` where the folder cannot be opened.
  private init(_ kata: Kata) throws(KataError) {
    descriptor = open(kata.folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor < 0, errno == ENOENT {
      throw .goneWhileChecking(kata.path, number: kata.lesson.number)
    }
    guard descriptor >= 0 else {
      throw .unreadable(kata.path, reason: String(cString: strerror(errno)))
    }
  }

  /// Waits until no other check has the kata; it is free again when the lock goes away.
  ///
  /// - Parameter waiting: Called once if there is another.
  static func take(_ kata: Kata, waiting: () -> Void) async throws -> KataLock {
    let lock = try KataLock(kata)
    var isWaiting = false
    // Some network file systems have no locks; a check is not refused for that.
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
