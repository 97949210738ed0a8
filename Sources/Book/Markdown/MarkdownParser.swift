import Terminal

/// Parses a page, using the part of CommonMark and of its table extension that the book needs.
///
/// HTML comments are left out. Nothing is an error: whatever does not fit a rule is text.
package struct MarkdownParser {
  private let lines: [String]

  /// - Parameter text: Any line ends are accepted; a tab counts as up to four columns.
  package init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { MarkdownParser.clean($0) }
  }

  package func blocks() -> [Block] { BlockParser(lines: lines).blocks() }

  /// A line without control characters, with its tabs turned into spaces.
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
