import Foundation

extension Kata {
  /// The reader's version as it is now.
  ///
  /// - Throws: ``KataError`` where it cannot be read.
  func sources() throws(KataError) -> SourceTree {
    do {
      return try SourceTree(of: folder.appendingPathComponent(sourcesPath, isDirectory: true))
    } catch {
      throw .sourcesUnreadable(path, reason: Reason.of(error))
    }
  }
}
