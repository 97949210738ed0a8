import Foundation

/// The hints to a kata, from a question to ask oneself to nearly the answer.
///
/// They stand in `Hints.md` beside the lesson's page, each below a heading `## Hint 1` and so on.
package struct HintLadder {
  /// As few as a ladder may have.
  package static let fewest = 4

  /// In Markdown, without headings.
  package let hints: [String]

  package init(of lesson: Lesson, in workbook: Workbook) throws(BookError) {
    let path = HintLadder.path(of: lesson)
    try self.init(workbook.text(at: path), at: path)
  }

  /// - Parameter path: Where the text is, for messages.
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

  /// As a path in the book.
  package static func path(of lesson: Lesson) -> String { "Lessons/\(lesson.folder)/Hints.md" }

  private static func trimmed(_ lines: [Substring]) -> String {
    lines.joined(separator: "\n").trimmingCharacters(in: .newlines)
  }
}
