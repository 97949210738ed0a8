/// A lesson's steps from before to after: a series of patches that `git am` can apply.
package struct StepSeries: Sendable {
  package let lesson: Lesson
  package let steps: [Step]

  /// Where a lesson's steps are kept, as a path in the book.
  package static func folder(of lesson: Lesson) -> String { "Lessons/\(lesson.folder)/Steps" }

  /// Reads the series and applies each step.
  ///
  /// - Throws: ``BookError`` if there is no series, or if a step cannot be applied.
  package init(of lesson: Lesson, in workbook: Workbook) throws {
    let folder = StepSeries.folder(of: lesson)
    let names = workbook.names(in: folder).filter { $0.hasSuffix(".diff") }
    guard !names.isEmpty else { throw BookError.missing(folder) }
    let sources = lesson.sources(.before)
    var tree = try workbook.tree(of: lesson, .before)
    steps = try zip(1..., names).map { number, name in
      let path = "\(folder)/\(name)"
      guard name.hasPrefix((number < 10 ? "0" : "") + "\(number)-") else {
        throw BookError.damaged(
          path, reason: "it stands where step \(number) belongs, and its number is another one")
      }
      let before = tree
      let patch = Patch(try workbook.text(at: path))
      do {
        tree = try patch.applied(to: before, in: sources)
        try patch.check(staysIn: [sources])
      } catch {
        throw BookError.damaged(path, reason: "\(error)")
      }
      return try Step(number: number, path: path, patch: patch.text, before: before, after: tree)
    }
    self.lesson = lesson
  }

  /// The step with the number that a reader typed.
  package func step(named word: String) throws(BookError) -> Step {
    guard let number = Int(word), steps.indices.contains(number - 1) else {
      throw .noSuchStep(word, lesson: lesson.number, count: steps.count)
    }
    return steps[number - 1]
  }
}
