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

  /// A step that was taken.
  package struct Taken: Sendable {
    package let step: Step
    /// How many steps the lesson has.
    package let count: Int
    /// Where the previous version is now, as a path in the book.
    package let work: String
  }

  /// The module as it begins and after each step, as a kata has it: without the pages' marks.
  private var states: [SourceTree] {
    (series.steps.prefix(1).map(\.before) + series.steps.map(\.after))
      .map { $0.mapping(Kata.withoutMarks) }
  }

  /// How many of the steps a version contains: as many as the state that it is nearest to.
  package func stepsTaken(in tree: SourceTree) -> Int {
    let states = states
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
    let work = try kata.change(
      SourceMerge(old: states[taken], new: states[taken + 1]),
      called: "Step \(step.number), “\(step.title)”,", shownBy: "step \(number) \(step.number)",
      at: date, progress)
    return Taken(step: step, count: series.steps.count, work: work)
  }
}

extension Kata {
  /// Carries a change of the book's out on the reader's sources, after copying the work to the shelf;
  /// if either fails, the sources stay as they were.
  ///
  /// - Parameters:
  ///   - name: The change, as the beginning of a sentence.
  ///   - command: What shows the change.
  /// - Returns: Where the previous version is now, as a path in the book.
  func change(
    _ merge: SourceMerge, called name: String, shownBy command: String, at date: Date,
    _ progress: ProgressFile
  ) throws -> String {
    let tree = try sources()
    let changed: SourceTree
    do {
      changed = try merge.applied(to: tree)
    } catch let conflict as SourceMerge.Conflict {
      throw KataError.doesNotFit(name, reason: conflict.description, command: command)
    }
    let shelf = Shelf(self)
    // Fail on unreadable progress before anything is put on the shelf.
    _ = try progress.load()
    return try KataError.telling("\(path) could not be changed") {
      let work = try shelf.putCopy(at: date)
      try progress.update { $0.shelveCopy(lesson, as: work) }
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
