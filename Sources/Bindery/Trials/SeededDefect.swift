import Book

/// A mistake in before that the behaviours must find, stored next to the lesson's page: a git patch
/// under lines that start with `Breaks: ` and name the behaviours that it breaks.
struct SeededDefect {
  /// The sentences of the behaviours that must fail; others may fail too.
  let breaks: [String]
  /// The sources of before, with the mistake in them.
  let tree: SourceTree

  /// What is wrong with the file, in a sentence.
  struct Failure: Error, Hashable, CustomStringConvertible {
    let description: String
  }

  static func path(of lesson: Lesson) -> String { "Lessons/\(lesson.folder)/Defect.diff" }

  init(of lesson: Lesson, in workbook: Workbook) throws {
    let path = SeededDefect.path(of: lesson)
    let text = try workbook.text(at: path)
    let mark = "Breaks: "
    breaks = text.lines.prefix { !$0.hasPrefix("diff ") }.filter { $0.hasPrefix(mark) }
      .map { String($0.dropFirst(mark.count)) }
    guard !breaks.isEmpty else {
      throw Failure(description: "\(path) names no behaviour in a line that begins `\(mark)`.")
    }
    let before = try workbook.tree(of: lesson, .before)
    do throws(Patch.Misfit) {
      tree = try Patch(text).applied(to: before, in: lesson.sources(.before))
    } catch {
      throw Failure(description: "\(path) does not fit before: \(error).")
    }
  }
}
