import Book
import Foundation
import Toolchain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Applies the steps of a lesson to a reader's kata.
package struct StepWalk: Sendable {
  package let kata: Kata
  package let series: StepSeries

  package init(_ series: StepSeries, in kata: Kata) {
    self.series = series
    self.kata = kata
  }

  /// A step that was taken.
  package struct Taken: Sendable {
    package let step: Step
    /// How many steps the lesson has.
    package let count: Int
    /// Where the previous version is now, as a path in the book.
    package let work: String
  }

  /// How many of the steps a version contains: as many as the state that it is nearest to.
  package func stepsTaken(in tree: SourceTree) -> Int {
    let states = series.steps.prefix(1).map(\.before) + series.steps.map(\.after)
    // A step that only reorders lines has distance zero, so exact equality is checked first.
    if let same = states.lastIndex(of: tree) { return same }
    let distances = states.map(tree.distance)
    return distances.lastIndex { $0 == distances.min() } ?? 0
  }

  /// Takes the next step after copying the work to the shelf; if either fails, the sources stay as
  /// they were.
  package func next(at date: Date, _ progress: ProgressFile) throws -> Taken {
    let number = kata.lesson.number
    try kata.requireStart()
    let tree = try kata.sources()
    let taken = stepsTaken(in: tree)
    guard taken < series.steps.count else {
      throw KataError.allStepsTaken(number: number, count: series.steps.count)
    }
    let step = series.steps[taken]
    let changed: SourceTree
    do {
      changed = try SourceMerge(old: step.before, new: step.after).applied(to: tree)
    } catch let conflict as SourceMerge.Conflict {
      throw KataError.stepDoesNotFit(
        number: number, step: step.number, title: step.title, reason: conflict.description)
    }
    let shelf = Shelf(kata)
    // Fail on unreadable progress before anything is put on the shelf.
    _ = try progress.load()
    do {
      let work = try shelf.putCopy(at: date)
      try progress.update { $0.shelveCopy(kata.lesson, as: work) }
      try replace(tree, with: changed, in: kata.file(kata.sourcesPath))
      return Taken(step: step, count: series.steps.count, work: "\(shelf.path)/\(work)")
    } catch let error as any ReaderError {
      throw error
    } catch {
      throw KataError.notChanged(kata.path, reason: Reason.of(error))
    }
  }

  /// Replaces the sources, or leaves them as they were.
  ///
  /// All new files are written to disk before the first is moved into place: if there is no room
  /// for them, no half-applied step is left behind.
  private func replace(_ old: SourceTree, with new: SourceTree, in sources: URL) throws {
    let files = FileManager.default
    let draft = kata.file(".step-\(UUID().uuidString)")
    defer { try? files.removeItem(at: draft) }
    let changed = new.differences(from: old).sorted { old[$0] != nil && old[$1] == nil }
    try SourceTree(new.files.filter { changed.contains($0.key) }).write(to: draft)
    do {
      for path in changed {
        let place = sources.appendingPathComponent(path)
        guard new[path] != nil else {
          try files.removeItem(at: place)
          continue
        }
        try files.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        let text = draft.appendingPathComponent(path)
        guard rename(text.path, place.path) == 0 else {
          throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
      }
    } catch {
      try? old.write(to: sources)
      throw error
    }
  }
}
