import Terminal

/// A sentence in lines, broken between words.
enum Paragraph {
  /// - Parameter columns: How wide a line may be; a word that is wider is cut.
  static func lines(of text: String, columns: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      let longer = lines.last.map { $0 + " " + word } ?? String(word)
      if !lines.isEmpty, TextWidth.columns(of: longer) <= columns {
        lines[lines.count - 1] = longer
      } else {
        lines.append(fit(String(word), columns: columns))
      }
    }
    return lines
  }

  /// The text, cut with “…” where it is too wide.
  static func fit(_ text: String, columns: Int) -> String {
    TextWidth.columns(of: text) <= columns ? text : TextWidth.fit(text, columns: columns)
  }
}
