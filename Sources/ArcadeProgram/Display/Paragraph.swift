import Text

/// Fits a sentence into its space on the screen.
enum Paragraph {
  /// Breaks the text into lines between words, or inside a word that is wider than a line, such as
  /// a path or an address.
  ///
  /// - Parameters:
  ///   - columns: The maximum width of a line.
  ///   - most: The maximum number of lines; “…” marks an omission.
  static func lines(of text: String, columns: Int, most: Int = .max) -> [String] {
    let lines = TextFlow(width: columns, cutsAddresses: true).lines(text).map(\.text)
    guard lines.count > most else { return lines }
    let rest = lines[(most - 1)...].joined(separator: " ")
    return lines.prefix(most - 1) + [fit(rest, columns: columns)]
  }

  /// Cuts the text off with “…” if it is too wide.
  static func fit(_ text: String, columns: Int) -> String {
    guard TextWidth.columns(of: text) > columns else { return text }
    var cut = TextWidth.fit(text, columns: columns)
    while cut.last == " " { cut.removeLast() }
    return cut
  }
}
