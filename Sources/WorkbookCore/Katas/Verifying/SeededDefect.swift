import Foundation
import Toolchain

/// A mistake in before that the behaviours have to find, kept beside the lesson's page: a
/// difference as git writes it, under lines `Breaks: ` with the behaviours that it breaks.
struct SeededDefect {
  static let file = "Defect.diff"

  let lesson: Lesson
  /// The sentences of the behaviours that have to fail, at the least.
  let breaks: [String]
  private let url: URL

  init(of lesson: Lesson, in workbook: Workbook) throws {
    self.lesson = lesson
    url = workbook.root.appendingPathComponent("Lessons/\(lesson.folder)/\(SeededDefect.file)")
    let text = try String(contentsOf: url, encoding: .utf8)
    let head = text.split(separator: "\n").prefix { !$0.hasPrefix("---") }
    breaks = head.compactMap { line in
      line.hasPrefix("Breaks: ") ? String(line.dropFirst("Breaks: ".count)) : nil
    }
  }

  /// Changes the sources in a folder.
  ///
  /// - Returns: Why it does not fit; nil when it was applied.
  func apply(to sources: URL) throws -> String? {
    guard !breaks.isEmpty else { return "names no behaviour in a line that begins `Breaks: `" }
    var git = ChildProcess("git", ["apply", "--unidiff-zero", "-p1", url.path], in: sources)
    git.environment = GitDiff.ownSettings(
      for: sources, instead: ProcessInfo.processInfo.environment.keys)
    let output = try git.run()
    guard output.status != 0 else { return nil }
    return "does not fit before: "
      + output.standardError.split(separator: "\n").joined(separator: " ")
  }
}
