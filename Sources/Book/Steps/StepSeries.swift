import Foundation

/// A lesson's steps from before to after: a series of patches that `git am` can apply.
package struct StepSeries: Sendable {
  package let lesson: Lesson
  package let steps: [Step]

  /// Where a lesson's steps are kept, as a path in the book.
  package static func folder(of lesson: Lesson) -> String { "Lessons/\(lesson.folder)/Steps" }

  /// The files of a lesson's steps in order, as paths in the book.
  package static func paths(of lesson: Lesson, in workbook: Workbook) -> [String] {
    let folder = folder(of: lesson)
    return workbook.names(in: folder).filter { $0.hasSuffix(".diff") }.map { "\(folder)/\($0)" }
  }

  /// Reads the series and applies each step.
  ///
  /// - Throws: ``BookError`` if there is no series, or if a step cannot be applied.
  package init(of lesson: Lesson, in workbook: Workbook) throws {
    let paths = StepSeries.paths(of: lesson, in: workbook)
    guard !paths.isEmpty else { throw BookError.missing(StepSeries.folder(of: lesson)) }
    let folder = lesson.sources(.before)
    var states = [try workbook.tree(of: lesson, .before)]
    for (index, path) in paths.enumerated() {
      guard path.hasPrefix("\(StepSeries.folder(of: lesson))/\(StepSeries.prefix(of: index + 1))")
      else {
        throw BookError.damaged(
          path, reason: "it stands where step \(index + 1) belongs, and its number is another one")
      }
      let patch = Patch(try workbook.text(at: path))
      do {
        states.append(try patch.applied(to: states[index], in: folder))
        try patch.check(staysIn: [folder])
      } catch {
        throw BookError.damaged(path, reason: "\(error)")
      }
    }
    let commits = try PatchRepository.commits(
      taking: paths.map { workbook.root.appendingPathComponent($0) }, to: states[0], in: folder)
    self.lesson = lesson
    steps = try zip(paths, commits).enumerated().map { index, file in
      let (path, commit) = file
      let message = try StepMessage(commit.message, path: path)
      return Step(
        number: index + 1, path: path, refactoring: message.refactoring, title: message.title,
        reason: message.reason, largeBecause: message.largeBecause, before: states[index],
        after: states[index + 1], files: commit.files)
    }
  }

  /// The beginning of the name of a step's file, such as `03-`.
  private static func prefix(of number: Int) -> String { (number < 10 ? "0" : "") + "\(number)-" }

  /// The sources after the last step.
  package var end: SourceTree { steps.last?.after ?? SourceTree() }

  /// The step with the number that a reader typed.
  package func step(named word: String) throws(BookError) -> Step {
    guard let number = Int(word), steps.indices.contains(number - 1) else {
      throw .noSuchStep(word, lesson: lesson.number, count: steps.count)
    }
    return steps[number - 1]
  }
}
