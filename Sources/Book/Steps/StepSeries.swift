import Foundation
import Toolchain

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
      let prefix = (index < 9 ? "0" : "") + "\(index + 1)-"
      guard path.hasPrefix("\(StepSeries.folder(of: lesson))/\(prefix)") else {
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
    let commits = try StepSeries.commits(
      taking: paths.map { workbook.root.appendingPathComponent($0) }, to: states[0], in: folder)
    self.lesson = lesson
    steps = try zip(paths, commits).enumerated().map { index, file in
      let (path, commit) = file
      return try Step(
        number: index + 1, path: path, message: commit.message, before: states[index],
        after: states[index + 1], files: commit.files)
    }
  }

  /// Lets git apply patches as commits in a repository of their own, and reads their messages and
  /// changes all at once: git runs five times, however many there are.
  ///
  /// - Throws: ``GitError``.
  private static func commits(
    taking patches: [URL], to tree: SourceTree, in folder: String
  ) throws -> [(message: String, files: [FileDifference])] {
    let scratch = try TemporaryFolder()
    defer { scratch.remove() }
    try tree.write(to: scratch.url.appendingPathComponent(folder, isDirectory: true))
    func git(_ command: String, _ arguments: [String]) throws -> String {
      try Git.run(command, arguments, settings: GitDiff.settings, in: scratch.url).standardOutput
    }
    _ = try git("init", ["--quiet", "--template="])
    _ = try git("add", ["--all"])
    _ = try git("commit", ["--quiet", "--message", "Before"])
    _ = try git("am", ["--quiet", "--keep-cr"] + patches.map(\.path))
    let log = try git(
      "log",
      ["--reverse", "-\(patches.count)", "--relative=\(folder)", "--format=%x01%B%x02", "--patch"]
        + GitDiff.options)
    return log.split(separator: "\u{1}").map { commit in
      let parts = commit.split(separator: "\u{2}", maxSplits: 1)
      return (String(parts[0]), GitDiff.shown(DiffParser.files(in: String(parts.last ?? ""))))
    }
  }

  /// The step with the number that a reader typed.
  package func step(named word: String) throws(BookError) -> Step {
    guard let number = Int(word), steps.indices.contains(number - 1) else {
      throw .noSuchStep(word, lesson: lesson.number, count: steps.count)
    }
    return steps[number - 1]
  }
}
