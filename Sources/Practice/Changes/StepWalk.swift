import Book
import Foundation

/// The steps of a lesson in a reader's kata: applied by the book, or tried by the reader.
package struct StepWalk: Sendable {
  package let kata: Kata
  package let steps: [Step]

  package init(in kata: Kata) throws {
    self.kata = kata
    steps = try Step.all(of: kata.lesson, in: kata.workbook)
  }

  /// The module at the beginning and after each step, as in a kata: without the pages' markers.
  private var states: [SourceTree] {
    (steps.prefix(1).map(\.before) + steps.map(\.after))
      .map { $0.mapping(Kata.withoutMarks) }
  }

  private func standing() throws -> KataStanding { try KataLog(kata).history().standing }

  /// The number of steps that the kata has taken: those before the step that its reader is trying,
  /// else those that lead to exactly its sources, else the number in its log, else those that lead
  /// to the most similar sources.
  package func stepsTaken() throws -> Int {
    guard kata.isStarted else { return 0 }
    if let tried = try tried() { return tried.number - 1 }
    let (states, tree) = (states, try kata.sources())
    if let taken = try states.lastIndex(of: tree) ?? standing().stepsTaken { return taken }
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

  /// Whether the book can take the next step in the kata; false if the reader took another route.
  package var nextFits: Bool { (try? sources(with: next())) != nil }

  /// The changes of a step in the kata.
  ///
  /// - Throws: ``KataError/doesNotFit(_:reason:remedy:)``.
  package func changes(by step: Step) throws -> [FileDifference] {
    try GitDiff.files(from: kata.sources(), to: sources(with: step))
  }

  /// Takes a step; if that fails, the sources stay as they were.
  package func take(_ step: Step) throws {
    try KataLog(kata).changing { change in
      try change.replace(
        kata.bytes(of: sources(with: step)), by: "step-\(step.number)",
        noting: (.step, "\(step.number)"))
    }
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
  package func tried() throws -> Step? {
    guard kata.isStarted, let number = try standing().tried.flatMap({ Int($0.name) }) else {
      return nil
    }
    return steps.first { $0.number == number }
  }

  /// Gives the next step as a task; a step that is already being tried is given again.
  package func begin() throws -> Step {
    let step = try next()
    return try KataLog(kata).changing { change in
      if change.standing.tried == nil { try change.note(.tried, "\(step.number)") }
      return step
    }
  }

  /// Whether the reader has changed nothing since a step was given.
  package func isUntouched() throws -> Bool {
    guard let given = try standing().tried else { return true }
    let former = kata.sources(of: try KataLog(kata).files(at: given))
    return try kata.sources().mapping(Kata.code) == former.mapping(Kata.code)
  }

  /// The differences between the reader's sources and those after a step.
  package func differences(from step: Step) throws -> [FileDifference] {
    try GitDiff.files(from: kata.sources(), to: states[step.number])
  }

  /// Records that the reader has done a step.
  ///
  /// - Parameter verdict: The verdict of a check in which everything passed.
  package func finish(_ step: Step, _ verdict: Verdict) throws {
    try KataLog(kata).changing { change in
      let files = try kata.readersFiles()
      guard verdict.isGreen, files == verdict.files else {
        throw KataError.changedWhileChecking(kata.path)
      }
      try change.note(.step, "\(step.number)", files)
    }
  }
}

/// How many of the book's steps a kata has taken.
package struct StepCount: Equatable, Sendable {
  package let taken: Int
  package let all: Int
}

extension KataHistory {
  /// The reader's progress through the book's steps; nil for a reader who works without them.
  package func stepCount(in kata: Kata) throws -> StepCount? {
    guard standing.stepsTaken != nil || standing.tried != nil else { return nil }
    let walk = try StepWalk(in: kata)
    let taken = try walk.stepsTaken()
    return taken > 0 ? StepCount(taken: taken, all: walk.steps.count) : nil
  }
}
