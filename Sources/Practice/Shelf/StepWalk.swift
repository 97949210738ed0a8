import Book
import Foundation

/// The steps of a lesson in a reader's kata: the book applies them, or the reader tries them.
///
/// What is remembered of them is stored in the kata's own folder, so that it moves to the shelf and
/// back with the kata: `.step/3` is a snapshot of the sources as they were when the reader was given
/// step 3 as a task, and `.step/.taken` says how many are taken, which the sources do not tell where
/// one was done in another way.
package struct StepWalk: Sendable {
  package let kata: Kata
  package let steps: [Step]

  package init(in kata: Kata) throws {
    self.kata = kata
    steps = try Step.all(of: kata.lesson, in: kata.workbook)
  }

  /// The module as it begins and after each step, as a kata has it: without the pages' marks.
  private var states: [SourceTree] {
    (steps.prefix(1).map(\.before) + steps.map(\.after))
      .map { $0.mapping(Kata.withoutMarks) }
  }

  /// How many of the steps the kata has taken: those before the one that its reader tries, else those
  /// that its sources are the state after, else those that are remembered, else as many as the state
  /// that its sources are nearest to.
  package func stepsTaken() throws -> Int {
    guard kata.isStarted else { return 0 }
    if let tried { return tried.number - 1 }
    let (states, tree) = (states, try kata.sources())
    if let taken = states.lastIndex(of: tree) ?? kata.stepRemembered { return taken }
    let distances = states.map(tree.distance)
    return distances.lastIndex { $0 == distances.min() } ?? 0
  }

  /// The step that the kata takes next.
  package func next() throws -> Step {
    try kata.requireStart()
    let taken = try stepsTaken()
    guard taken < steps.count else {
      throw KataError.allStepsTaken(number: kata.lesson.number, count: steps.count)
    }
    return steps[taken]
  }

  // MARK: - Steps that the book applies

  /// Whether the book can take the next step in the kata; not where its reader goes another way.
  package var nextFits: Bool { (try? sources(with: next())) != nil }

  /// What a step changes in the kata.
  ///
  /// - Throws: ``KataError/doesNotFit(_:reason:remedy:)``.
  package func changes(by step: Step) throws -> [FileDifference] {
    try GitDiff.files(from: kata.sources(), to: sources(with: step))
  }

  /// Takes a step after copying the work to the shelf; if either fails, the sources stay as they
  /// were.
  ///
  /// - Returns: Where the previous version is now, as a path in the book.
  package func take(_ step: Step, at date: Date, _ progress: ProgressFile) throws -> String {
    let work = try kata.replaceSources(
      with: sources(with: step), by: "step \(step.number)", at: date, progress)
    try finish(step)
    return work
  }

  private func sources(with step: Step) throws -> SourceTree {
    let (states, command) = (states, "scripts/workbook step \(kata.lesson.number)")
    return try kata.sources(
      merging: SourceMerge(old: states[step.number - 1], new: states[step.number]),
      named: "Step \(step.number), “\(step.title)”,",
      otherwise:
        "`\(command) \(step.number)` shows it, and `\(command) --try` gives it to you as a task")
  }

  // MARK: - Steps that the reader tries

  /// The step that is being tried; nil if there is none.
  package var tried: Step? {
    steps.first { FileManager.default.isThere(snapshot(before: $0)) }
  }

  /// Gives the next step as a task; the one that is being tried already is given again.
  package func begin() throws -> Step {
    let step = try next()
    guard tried == nil else { return step }
    let sources = try kata.sources()
    try KataError.telling("\(kata.path) could not be changed") {
      try FileManager.default.makeWhole(snapshot(before: step)) { try sources.write(to: $0) }
    }
    return step
  }

  /// Whether the reader has not changed anything since a step was given.
  package func isUntouched(since step: Step) throws -> Bool {
    try kata.sources() == SourceTree(of: snapshot(before: step))
  }

  /// What differs between the reader's sources and those after a step.
  package func differences(from step: Step) throws -> [FileDifference] {
    try GitDiff.files(from: kata.sources(), to: states[step.number])
  }

  /// Remembers that a step is taken, and ends its trial, if there is one.
  ///
  /// - Precondition: A check of the sources as they are has passed, or the step is the book's.
  package func finish(_ step: Step) throws {
    let (files, snapshot) = (FileManager.default, snapshot(before: step))
    try KataError.telling("\(kata.path) could not be changed") {
      try files.createDirectory(
        at: snapshot.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("\(step.number)".utf8).write(to: kata.file(Kata.takenPath))
      if files.isThere(snapshot) { try files.removeItem(at: snapshot) }
    }
  }

  private func snapshot(before step: Step) -> URL { kata.file(".step/\(step.number)") }
}

/// How many of the book's steps a kata has taken.
package struct StepCount: Equatable, Sendable {
  package let taken: Int
  package let all: Int

  package var areLeft: Bool { taken < all }
}

extension Kata {
  fileprivate static let takenPath = ".step/.taken"

  fileprivate var stepRemembered: Int? {
    contents(Kata.takenPath).flatMap { Int(String(decoding: $0, as: UTF8.self)) }
  }

  /// How far its reader is with the book's steps; nil for one who works without them.
  package var stepCount: StepCount? {
    guard stepRemembered != nil, let walk = try? StepWalk(in: self),
      let taken = try? walk.stepsTaken(), taken > 0
    else { return nil }
    return StepCount(taken: taken, all: walk.steps.count)
  }
}
