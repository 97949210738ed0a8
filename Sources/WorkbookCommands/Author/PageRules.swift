import Foundation

/// The size of a lesson's page, and what is wrong with it.
///
/// Prose counts with its folds, but without headings, code, tables and the sources. A minute is 180
/// words, or 15 lines of code.
struct PageRules {
  private static let most = (words: 1150, code: 80, rows: 3, folds: 4, minutes: 10)

  private(set) var words = 0
  private(set) var code = 0
  /// The rows of the table of mistakes.
  private(set) var rows = 0
  private(set) var folds = 0
  private let text: String

  init(_ text: String) {
    self.text = text
    var (isCode, isMistakes) = (false, false)
    for line in text.split(separator: "\n") {
      if line == "## Sources" { break }
      if line.hasPrefix("#"), !isCode { continue }
      if line.hasPrefix("```") {
        isCode.toggle()
      } else if isCode {
        code += 1
      } else if line.hasPrefix("<!-- ") {
        isMistakes = line.hasPrefix("<!-- mistakes")
      } else if line.hasPrefix("|") {
        rows += isMistakes && line.hasPrefix("| [") ? 1 : 0
      } else {
        folds += line.hasPrefix("<details>") ? 1 : 0
        words += line.replacing(#/<[^>]*>|\]\([^)]*\)/#, with: " ")
          .split(whereSeparator: \.isWhitespace)
          .count { $0.contains { $0.isLetter || $0.isNumber } }
      }
    }
  }

  var minutes: Int { Int((Double(words) / 180 + Double(code) / 15).rounded()) }

  var problems: [String] {
    let most = PageRules.most
    let figures = [
      ("words of prose", words, most.words), ("lines of code", code, most.code),
      ("rows in its table of mistakes", rows, most.rows), ("folds", folds, most.folds),
      ("minutes to read", minutes, most.minutes),
    ]
    var problems = figures.filter { $0.1 > $0.2 }.map {
      "its page has \($0.1) \($0.0), not \($0.2)."
    }
    let number = NumberFormatter()
    number.locale = Locale(identifier: "en")
    number.numberStyle = .spellOut
    let time = "Reading this page takes \(number.string(for: minutes) ?? "") minutes."
    if !text.contains("\n\(time)\n") { problems.append("it does not say: \(time)") }
    return problems
  }
}
