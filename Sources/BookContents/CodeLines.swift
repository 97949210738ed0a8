import Foundation

/// A Swift text line by line. A line that begins with `//` is a comment; the lines of a block
/// comment count as code.
package struct CodeLines {
  /// The lines of the text, trimmed; empty for a line that is blank or only a comment.
  package let lines: [String]

  package init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      let line = $0.trimmingCharacters(in: .whitespaces)
      return line.hasPrefix("//") ? "" : line
    }
  }

  /// The number of lines of code in a text.
  package static func count(_ text: String) -> Int {
    let code = CodeLines(text)
    return code.lines.indices.count(where: code.isCode)
  }

  /// Whether a line counts as code; an import does not.
  package func isCode(_ index: Int) -> Bool {
    guard !lines[index].isEmpty else { return false }
    return lines[index].prefixMatch(
      of: #/(@\w+(\(.*?\))?\s+|(public|package|internal|fileprivate|private)\s+)*import\s/#) == nil
  }

  /// The lines of `@Test`, counted from 1.
  package var testLines: [Int] {
    lines.indices.filter { lines[$0].contains(#/^(@\w+ )*@Test\b/#) }.map { $0 + 1 }
  }
}
