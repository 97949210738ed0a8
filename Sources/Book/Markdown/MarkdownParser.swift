import Terminal

/// Reads a page: the part of CommonMark and its tables that the book's pages use.
///
/// Comments of HTML are left out. Nothing is an error: what does not fit a rule is text.
package struct MarkdownParser {
  private let lines: [String]

  /// - Parameter text: With line ends of any kind; tabs count as up to four columns.
  package init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { MarkdownParser.clean($0) }
  }

  package func blocks() -> [Block] { BlockParser(lines: lines).blocks() }

  /// A line without control characters, its tabs made spaces.
  private static func clean(_ line: Substring) -> String {
    var result = ""
    for character in line {
      if character == "\t" {
        result += String(repeating: " ", count: 4 - TextWidth.columns(of: result) % 4)
      } else if character.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) {
        result.append(character)
      }
    }
    return result
  }
}
