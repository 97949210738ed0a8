import Book
import Foundation
import Toolchain

/// Changes of the book's in a reader's sources.
extension Kata {
  /// The reader's sources with a change of the book's.
  ///
  /// - Parameters:
  ///   - name: What the change is called at the beginning of a sentence.
  ///   - remedy: What to do where it does not fit.
  /// - Throws: ``KataError/doesNotFit(_:reason:remedy:)``.
  func sources(
    merging merge: SourceMerge, named name: String, otherwise remedy: String
  ) throws -> SourceTree {
    do {
      return try merge.applied(to: sources())
    } catch let conflict as SourceMerge.Conflict {
      throw KataError.doesNotFit(name, reason: conflict.description, remedy: remedy)
    }
  }

  /// Replaces the reader's sources, after copying the work to the shelf; if either fails, they stay as
  /// they were.
  ///
  /// - Parameter cause: What puts the copy on the shelf.
  /// - Returns: Where the previous version is now, as a path in the book.
  func replaceSources(
    with changed: SourceTree, by cause: String, at date: Date, _ progress: ProgressFile
  ) throws -> String {
    let (tree, shelf) = (try sources(), Shelf(self))
    return try KataError.telling("\(path) could not be changed") {
      let work = try shelf.putCopy(at: date, by: cause, progress)
      do {
        // What links lead to is the reader's, too, but not the kata's.
        try FileManager.default.replaceLinks(on: sourcesPath, in: folder)
        try changed.write(to: file(sourcesPath))
      } catch {
        try? tree.write(to: file(sourcesPath))
        throw error
      }
      return "\(shelf.path)/\(work)"
    }
  }

  /// Makes a slip in the reader's sources, after copying the work to the shelf.
  ///
  /// - Returns: Where the previous version is now, as a path in the book.
  package func make(_ slip: Slip, at date: Date, _ progress: ProgressFile) throws -> String {
    try requireStart()
    let slipped = try slip.tree(of: .before, in: workbook).mapping(Kata.withoutMarks)
    let changed = try sources(
      merging: SourceMerge(old: beginning(), new: slipped),
      named: "Slip \(slip.number), “\(slip.title)”,",
      otherwise:
        "`scripts/workbook slip \(lesson.number) \(slip.number)` shows it, to be done by hand")
    guard try changed != sources() else {
      throw KataError.slipMade(slip.number, number: lesson.number)
    }
    return try replaceSources(with: changed, by: "slip \(slip.number)", at: date, progress)
  }
}
