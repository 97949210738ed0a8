import Foundation

extension KataArcade {
  /// Lets only one arcade at a time be built in the folder that they share, and makes that.
  ///
  /// - Parameter waiting: Called once if another is being built.
  /// - Throws: ``KataError`` where the folder cannot be made or opened.
  func lock(waiting: () -> Void) async throws -> FolderLock {
    do {
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    } catch {
      // What is in its place is told by opening it.
      guard FileManager.default.fileExists(atPath: home.path) else {
        throw KataArcade.notMade(Reason.of(error))
      }
    }
    do {
      return try await FolderLock.take(home, waiting: waiting)
    } catch let refusal as FolderLock.Refusal {
      throw KataArcade.notMade(refusal.reason)
    }
  }
}
