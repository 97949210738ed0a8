import Book
import Shell
import Terminal

/// A hint as the reader sees it.
struct HintText {
  let lesson: Lesson
  let number: Int
  let count: Int
  /// The hint, in Markdown.
  private let text: String

  /// - Parameter number: Counted from 1.
  init(_ lesson: Lesson, number: Int, of hints: [String]) {
    self.lesson = lesson
    self.number = number
    count = hints.count
    text = hints[number - 1]
  }

  /// The hint without its heading, laid out for a terminal.
  func body(width: Int, usesColor: Bool) -> [Line] {
    PageLayout.lines(of: text, folder: lesson.pageFolder, width: width, usesColor: usesColor)
  }

  /// The heading and the hint: laid out in a terminal, as Markdown elsewhere.
  func lines(on console: any Console) -> [Line] {
    let body =
      console.isTerminal
      ? body(width: console.width, usesColor: console.usesColor)
      : text.split(separator: "\n", omittingEmptySubsequences: false).map { [Run(String($0))] }
    return [[Run("Hint \(number) of \(count), \(lesson.title)", .bold)], []] + body
  }

  /// What the reader can do after the hint.
  func sequel(isStarted: Bool) -> String {
    number < count
      ? "The next one: scripts/workbook hint \(lesson.number)"
      : "That was the last one. Ours, to compare: "
        + "scripts/workbook diff \(lesson.number)\(isStarted ? " mine after" : "")"
  }
}
