import Book
import Foundation

extension TakenRequest {
  /// Ends it as finished, and keeps its cost with the reader's progress.
  ///
  /// - Precondition: A check of the sources as they are has passed.
  /// - Returns: What it cost.
  @discardableResult
  package func finish(on date: Date, _ progress: ProgressFile) throws -> ChangeFigures {
    let cost = try cost()
    try progress.update { $0.finish(request.name, of: kata.lesson, cost, on: date) }
    try finish()
    return cost
  }

  /// Ends it without a result, after copying the work to the shelf: the sources become what they were
  /// when it was taken.
  ///
  /// - Returns: The name of the copy on the shelf.
  package func giveUp(at date: Date, _ progress: ProgressFile) throws -> String {
    let shelf = Shelf(kata)
    // Fail on unreadable progress before anything is put on the shelf.
    _ = try progress.load()
    let work = try KataError.telling("\(kata.path) could not be copied") {
      try shelf.putCopy(at: date)
    }
    try progress.update { $0.shelveCopy(kata.lesson, as: work, by: .givingUp(request)) }
    try undo()
    try progress.update { $0.giveUp(request.name, of: kata.lesson) }
    return work
  }
}
