import Text

extension Workbook {
  /// The hints for a kata in Markdown, from a question to ask yourself to almost the answer.
  ///
  /// They are in a file beside the lesson's page, under the headings `## Hint 1` and so on, at
  /// least four.
  package func hints(for lesson: Lesson) throws(BookError) -> [String] {
    let path = lesson.hints
    let parts = try text(at: path).lines.joined(separator: "\n").split(separator: "\n## ")
    let hints = try zip(1..., parts.dropFirst()).map { number, part throws(BookError) in
      let heading = "Hint \(number)\n"
      let hint = part.dropFirst(heading.count).trimmed
      guard part.hasPrefix(heading), !hint.isEmpty else {
        throw .damaged(path, reason: "its hint \(number) is empty or out of order")
      }
      return hint
    }
    guard hints.count >= 4 else {
      throw .damaged(path, reason: "it has \(hints.count) hints, and needs at least 4")
    }
    return hints
  }
}
