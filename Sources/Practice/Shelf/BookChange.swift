import Book
import Foundation

/// A change of the book's that a reader's sources may take.
struct BookChange {
  let merge: SourceMerge
  let cause: ShelfCause
  /// What it is called at the beginning of a sentence.
  let name: String
  /// What shows it.
  let command: String

  /// - Throws: ``KataError/doesNotFit(_:reason:command:)``.
  func applied(to tree: SourceTree) throws -> SourceTree {
    do {
      return try merge.applied(to: tree)
    } catch let conflict as SourceMerge.Conflict {
      throw KataError.doesNotFit(name, reason: conflict.description, command: command)
    }
  }
}

extension Kata {
  /// Carries a change of the book's out on the reader's sources, after copying the work to the shelf;
  /// if either fails, the sources stay as they were.
  ///
  /// - Returns: Where the previous version is now, as a path in the book.
  func change(
    _ change: BookChange, at date: Date, _ progress: ProgressFile
  ) throws -> String {
    let tree = try sources()
    let changed = try change.applied(to: tree)
    let shelf = Shelf(self)
    // Fail on unreadable progress before anything is put on the shelf.
    _ = try progress.load()
    return try KataError.telling("\(path) could not be changed") {
      let work = try shelf.putCopy(at: date)
      try progress.update { $0.shelveCopy(lesson, as: work, by: change.cause) }
      do {
        try changed.write(to: file(sourcesPath))
      } catch {
        try? tree.write(to: file(sourcesPath))
        throw error
      }
      return "\(shelf.path)/\(work)"
    }
  }
}
