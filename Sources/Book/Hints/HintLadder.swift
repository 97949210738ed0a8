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
    let parts = text.lines.joined(separator: "\n").split(separator: "\n## ")
    for part in parts.dropFirst() {
      let heading = "Hint \(hints.count + 1)\n"
      hints.append(part.dropFirst(heading.count).trimmed)
      guard part.hasPrefix(heading), hints.last != "" else {
        throw .damaged(path, reason: "its hint \(hints.count) is empty or stands elsewhere")
      }
    }
    guard hints.count >= HintLadder.fewest else {
      throw .damaged(path, reason: "it has \(hints.count) hints of at least \(HintLadder.fewest)")
    }
    self.hints = hints
  }

  /// Where a lesson's hints are, as a path in the book.
  package static func path(of lesson: Lesson) -> String { "Lessons/\(lesson.folder)/Hints.md" }
}
