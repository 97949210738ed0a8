import Foundation

/// The hints for a kata, from a question to ask yourself to almost the answer.
///
/// They are in `Hints.md` next to the lesson's page, under the headings `## Hint 1` and so on.
package struct HintLadder {
  /// The smallest number of hints in a ladder.
  private static let fewest = 4

  /// The hints in Markdown, without headings.
  package let hints: [String]

  package init(of lesson: Lesson, in workbook: Workbook) throws(BookError) {
    let path = HintLadder.path(of: lesson)
    try self.init(workbook.text(at: path), at: path)
  }

  /// - Parameter path: Where the text comes from, for error messages.
  init(_ text: String, at path: String) throws(BookError) {
    var hints: [String] = []
    let lines = text.lines + ["## "]
    for (index, line) in lines.enumerated() {
      guard line.hasPrefix("## ") else {
        if !hints.isEmpty { hints[hints.count - 1] += line + "\n" }
        continue
      }
      let isLast = index == lines.count - 1
      guard isLast ? hints.count >= HintLadder.fewest : line == "## Hint \(hints.count + 1)",
        hints.last?.trimmed != ""
      else {
        let number = min(index + 1, lines.count - 1)
        throw .damaged(path, reason: "its hints are not in order at line \(number)")
      }
      if !isLast { hints.append("") }
    }
    self.hints = hints.map { $0.trimmingCharacters(in: .newlines) }
  }

  /// Where a lesson's hints are, as a path in the book.
  package static func path(of lesson: Lesson) -> String { "Lessons/\(lesson.folder)/Hints.md" }
}
