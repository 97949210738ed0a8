extension String {
  /// The lines of a text with any line endings; the last is empty if the text ends with one.
  package var lines: [String] {
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
  }

  /// The lines as git sees them, by bytes: a carriage return before a newline belongs to the line.
  package var linesOfGit: [String] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }

  /// The text with the book's line endings, in case an editor or a checkout has written a
  /// carriage return before each.
  package var withPlainLineEnds: String {
    utf8.contains(UInt8(ascii: "\r")) ? replacing("\r\n", with: "\n") : self
  }
}

extension StringProtocol {
  /// The text without white space at either end.
  package var trimmed: String {
    let text = drop(while: \.isWhitespace)
    let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:))
    return String(text[..<(end ?? text.startIndex)])
  }
}
