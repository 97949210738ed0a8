import Foundation

/// The hints for a kata, from a question to ask yourself to almost the answer.
///
/// They are in `Hints.md` next to the lesson's page, under the headings `## Hint 1` and so on.
package struct HintLadder {
  /// The smallest number of hints in a ladder.
  package static let fewest = 4

  /// The hints in Markdown, without headings.
  package let hints: [String]

  package init(of lesson: Lesson, in workbook: Workbook) throws(BookError) {
    let path = HintLadder.path(of: lesson)
    try self.init(workbook.text(at: path), at: path)
  }

  /// - Parameter path: Where the text comes from, for error messages.
  package init(_ text: String, at path: String) throws(BookError) {
    var hints: [[Substring]] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("## ") {
        guard line == "## Hint \(hints.count + 1)" else {
          throw .damaged(path, reason: "its hints are not in order at line \(index + 1)")
        }
        if let last = hints.last, HintLadder.trimmed(last).isEmpty {
          throw .damaged(path, reason: "its hints are not in order at line \(index + 1)")
        }
        hints.append([])
      } else if !hints.isEmpty {
        hints[hints.count - 1].append(line)
      }
    }
    self.hints = hints.map(HintLadder.trimmed)
    guard hints.count >= HintLadder.fewest, self.hints.last != "" else {
      throw .damaged(path, reason: "its hints are not in order at line \(lines.count)")
    }
  }

  /// Where a lesson's hints are, as a path in the book.
  package static func path(of lesson: Lesson) -> String { "Lessons/\(lesson.folder)/Hints.md" }

  private static func trimmed(_ lines: [Substring]) -> String {
    lines.joined(separator: "\n").trimmingCharacters(in: .newlines)
  }
}
