import Foundation

/// The hints to a kata, from a question to ask oneself to nearly the answer.
///
/// They stand in `Hints.md` beside the lesson's page, each below a heading `## Hint 1` and so on.
struct HintLadder {
  /// As few as a ladder may have.
  static let fewest = 4

  /// In Markdown, without headings.
  let hints: [String]

  init(of lesson: Lesson, in workbook: Workbook) throws(KataError) {
    let path = HintLadder.path(of: lesson)
    let file = workbook.root.appendingPathComponent(path)
    guard let data = try? Data(contentsOf: file) else { throw .noHints(path) }
    try self.init(String(decoding: data, as: UTF8.self), at: path)
  }

  /// - Parameter path: Where the text is, for messages.
  init(_ text: String, at path: String) throws(KataError) {
    var hints: [[Substring]] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("## ") {
        guard line == "## Hint \(hints.count + 1)" else {
          throw .damagedHints(path, line: index + 1)
        }
        if let last = hints.last, HintLadder.trimmed(last).isEmpty {
          throw .damagedHints(path, line: index + 1)
        }
        hints.append([])
      } else if !hints.isEmpty {
        hints[hints.count - 1].append(line)
      }
    }
    self.hints = hints.map(HintLadder.trimmed)
    guard hints.count >= HintLadder.fewest, self.hints.last != "" else {
      throw .damagedHints(path, line: lines.count)
    }
  }

  /// As a path in the book.
  static func path(of lesson: Lesson) -> String { "Lessons/\(lesson.folder)/Hints.md" }

  private static func trimmed(_ lines: [Substring]) -> String {
    lines.joined(separator: "\n").trimmingCharacters(in: .newlines)
  }
}
