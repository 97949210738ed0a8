import Book
import Foundation

/// Taking and ending a request, with what the reader's progress keeps of it.
extension TakenRequest {
  /// Takes a request, and remembers the check before it; the one that is open is given again.
  package static func take(
    _ request: ChangeRequest, in kata: Kata, _ progress: ProgressFile
  ) throws -> TakenRequest {
    if try open(in: kata) == nil {
      try progress.update { $0[kata.lesson].checkBefore = $0[kata.lesson].lastCheck }
    }
    return try take(request, in: kata)
  }

  /// Ends it as finished, and keeps its cost with the reader's progress.
  ///
  /// - Precondition: A check of the sources as they are has passed.
  /// - Returns: What it cost.
  @discardableResult
  package func finish(on date: Date, _ progress: ProgressFile) throws -> ChangeFigures {
    let cost = try cost()
    let isRefactored = try progress.update { progress in
      progress.finish(request.name, of: kata.lesson, cost, on: date)
      return progress.isDone(kata.lesson)
    }
    try finish(isRefactored: isRefactored)
    return cost
  }

  /// Ends it without a result, after copying the work to the shelf: the sources become what they were
  /// when it was taken.
  ///
  /// - Returns: The name of the copy on the shelf.
  package func giveUp(at date: Date, _ progress: ProgressFile) throws -> String {
    let work = try KataError.telling("\(kata.path) could not be copied") {
      try Shelf(kata).putCopy(at: date, by: "giving up “\(request.title)”", progress)
    }
    try undo()
    try progress.update { $0.giveUp(request.name, of: kata.lesson) }
    return work
  }
}
