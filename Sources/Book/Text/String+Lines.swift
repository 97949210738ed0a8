extension String {
  /// The lines of a text with any line ends; the last is empty if the text ends with a line end.
  package var lines: [String] {
    var scalars = String.UnicodeScalarView()
    var lines: [String] = []
    for scalar in unicodeScalars where scalar != "\r" {
      if scalar == "\n" {
        lines.append(String(scalars))
        scalars = String.UnicodeScalarView()
      } else {
        scalars.append(scalar)
      }
    }
    return lines + [String(scalars)]
  }
}

extension StringProtocol {
  /// The text without white space at either end.
  package var trimmed: String {
    let start = drop(while: \.isWhitespace)
    let length = start.reversed().drop(while: \.isWhitespace).count
    return String(start.prefix(length))
  }

  /// The text without these characters at either end.
  package func trimmed(of characters: String) -> String {
    let start = drop { characters.contains($0) }
    return String(String(start.reversed().drop { characters.contains($0) }).reversed())
  }
}
