import Book
import Foundation

/// A step that a reader was given as a task in a kata, with a snapshot of the sources at that time.
///
/// It is stored in the kata's own folder, so that it moves to the shelf and back with the kata. So
/// is how many steps are taken, which the sources do not tell where one was done in another way.
package struct TriedStep: Sendable {
  package let walk: StepWalk
  package let step: Step
  private let snapshot: SourceTree

  /// Where it is stored, as a path in the kata; and where the number of those that are taken is.
  private static let path = ".step"
  private static let takenPath = ".step/.taken"

  /// The step that is being tried in a kata; nil if there is none.
  package static func open(in walk: StepWalk) throws -> TriedStep? {
    let names = try? FileManager.default.contentsOfDirectory(atPath: walk.kata.file(path).path)
    guard let step = walk.series.steps.first(where: { names?.contains("\($0.number)") == true })
    else { return nil }
    let snapshot = try SourceTree(of: walk.kata.file("\(path)/\(step.number)"))
    return TriedStep(walk: walk, step: step, snapshot: snapshot)
  }

  /// Gives the next step as a task; the one that is being tried already is given again.
  package static func begin(in walk: StepWalk) throws -> TriedStep {
    let step = try walk.next()
    if let tried = try open(in: walk) { return tried }
    let (kata, sources) = (walk.kata, try walk.kata.sources())
    return try KataError.telling("\(kata.path) could not be changed") {
      try FileManager.default.makeWhole(kata.file("\(path)/\(step.number)")) {
        try sources.write(to: $0)
      }
      return TriedStep(walk: walk, step: step, snapshot: sources)
    }
  }

  /// Whether the reader has not changed anything since then.
  package var isUntouched: Bool { get throws { try walk.kata.sources() == snapshot } }

  /// What differs between the reader's sources and those after the step.
  package func differences() throws -> [FileDifference] {
    try GitDiff.files(from: walk.kata.sources(), to: walk.states[step.number])
  }

  /// Ends it: the step is taken.
  ///
  /// - Precondition: A check of the sources as they are has passed.
  package func finish() throws { try TriedStep.close(step, in: walk.kata) }

  /// How many steps are taken; nil if none was.
  static func taken(in kata: Kata) -> Int? {
    kata.contents(takenPath).flatMap { Int(String(decoding: $0, as: UTF8.self)) }
  }

  /// Remembers that a step is taken, and ends its trial, if there is one.
  static func close(_ step: Step, in kata: Kata) throws {
    let files = FileManager.default
    try KataError.telling("\(kata.path) could not be changed") {
      try files.createDirectory(at: kata.file(path), withIntermediateDirectories: true)
      try Data("\(step.number)".utf8).write(to: kata.file(takenPath))
      let place = kata.file("\(path)/\(step.number)")
      if files.isThere(place) { try files.removeItem(at: place) }
    }
  }
}
