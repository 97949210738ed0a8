import Foundation

extension Kata {
  /// Lets only one check at a time work on it.
  ///
  /// - Parameter waiting: Called once if there is another.
  /// - Throws: ``KataError`` where its folder cannot be opened.
  func lock(waiting: () -> Void) async throws -> FolderLock {
    do {
      return try await FolderLock.take(folder, waiting: waiting)
    } catch let refusal as FolderLock.Refusal {
      throw refusal.code == ENOENT
        ? KataError.goneWhileChecking(path, number: lesson.number)
        : KataError.unreadable(path, reason: refusal.reason)
    }
  }
}
