import Book
import Foundation

/// Applies the steps of a lesson to a reader's kata.
package struct StepWalk: Sendable {
  package let kata: Kata
  package let series: StepSeries

  package init(_ series: StepSeries, in kata: Kata) {
    self.series = series
    self.kata = kata
  }

  /// The module as it begins and after each step, as a kata has it: without the pages' marks.
  var states: [SourceTree] {
    (series.steps.prefix(1).map(\.before) + series.steps.map(\.after))
      .map { $0.mapping(Kata.withoutMarks) }
  }

  /// How many of the steps the kata has taken: those before the one that its reader tries, else those
  /// that its sources are the state after, else those that are remembered, else those that its sources
  /// contain.
  package func stepsTaken() throws -> Int {
    guard kata.isStarted else { return 0 }
    if let tried = try TriedStep.open(in: self) { return tried.step.number - 1 }
    let tree = try kata.sources()
    return states.lastIndex(of: tree) ?? TriedStep.taken(in: kata) ?? stepsTaken(in: tree)
  }

  /// The step that the kata takes next.
  package func next() throws -> Step {
    try kata.requireStart()
    let taken = try stepsTaken()
    guard taken < series.steps.count else {
      throw KataError.allStepsTaken(number: kata.lesson.number, count: series.steps.count)
    }
    return series.steps[taken]
  }

  /// How many of the steps a version contains: as many as the state that it is nearest to.
  func stepsTaken(in tree: SourceTree) -> Int {
    let states = states
    // A step that only reorders lines has distance zero, so exact equality is checked first.
    if let same = states.lastIndex(of: tree) { return same }
    let distances = states.map(tree.distance)
    return distances.lastIndex { $0 == distances.min() } ?? 0
  }

  /// What a step changes in the kata.
  ///
  /// - Throws: ``KataError/doesNotFit(_:reason:command:)``.
  package func changes(by step: Step) throws -> [FileDifference] {
    let tree = try kata.sources()
    return try GitDiff.files(from: tree, to: change(by: step).applied(to: tree))
  }

  /// Takes a step after copying the work to the shelf; if either fails, the sources stay as they
  /// were.
  ///
  /// - Returns: Where the previous version is now, as a path in the book.
  package func take(_ step: Step, at date: Date, _ progress: ProgressFile) throws -> String {
    let work = try kata.change(change(by: step), at: date, progress)
    try TriedStep.close(step, in: kata)
    return work
  }

  private func change(by step: Step) -> BookChange {
    BookChange(
      merge: SourceMerge(old: states[step.number - 1], new: states[step.number]),
      cause: .step(step.number), name: "Step \(step.number), “\(step.title)”,",
      command: "step \(kata.lesson.number) \(step.number)")
  }
}

/// How many of the book's steps a kata has taken.
package struct StepCount: Hashable, Sendable {
  package let taken: Int
  package let all: Int

  package var areLeft: Bool { taken < all }
}

extension Kata {
  /// How far its reader is with the book's steps; nil for one who goes without them.
  package var stepCount: StepCount? {
    guard TriedStep.taken(in: self) != nil,
      let series = try? StepSeries(of: lesson, in: workbook),
      let taken = try? StepWalk(series, in: self).stepsTaken(), taken > 0
    else { return nil }
    return StepCount(taken: taken, all: series.steps.count)
  }
}
