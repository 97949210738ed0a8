/// How many columns text takes on a screen, which is not how many characters it has.
///
/// Widths follow Unicode's East Asian Width (UAX #11) and emoji data (UTS #51): 한 and 🚀 take two
/// columns, and a combining mark takes none.
public enum TextWidth {
  /// How many columns a character takes: 0, 1 or 2.
  ///
  /// A control character counts as 1, since a ``Canvas`` shows a space in its place.
  public static func columns(of character: Character) -> Int {
    if character.isASCII { return 1 }
    return wideOrCombined(character)
  }

  /// How many columns a line of text takes.
  public static func columns(of text: String) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  /// Fits a text to an exact width: cut and ended with “…”, or padded with spaces.
  ///
  /// ```swift
  /// TextWidth.fit("CoolMan", columns: 5)  // "Cool…"
  /// TextWidth.fit("한글", columns: 5)      // "한글 "
  /// ```
  public static func fit(_ text: String, columns: Int) -> String {
    let wanted = max(0, columns)
    let whole = self.columns(of: text)
    let room = whole <= wanted ? wanted : wanted - 1
    guard room >= 0 else { return "" }
    var line = ""
    var width = 0
    for character in text {
      let next = self.columns(of: character)
      // A character of no width that stands alone, such as a text direction mark, is left out.
      guard next > 0 else { continue }
      guard width + next <= room else { break }
      line.append(printable(character))
      width += next
    }
    if whole > wanted {
      line += "…"
      width += 1
    }
    return line + String(repeating: " ", count: wanted - width)
  }

  /// The character, or a space if it would control the terminal.
  static func printable(_ character: Character) -> Character {
    if let code = character.asciiValue { return code < 0x20 || code == 0x7f ? " " : character }
    let steers = character.unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
    return steers ? " " : character
  }

  /// Whether every terminal treats this as one character of the same width: it is a single scalar,
  /// and not one that can combine with the next.
  static func standsAlone(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
      return false
    }
    return !WideScalars.joinsNext(scalar)
  }

  private static func wideOrCombined(_ character: Character) -> Int {
    var sum = 0
    for scalar in character.unicodeScalars {
      if scalar.value == 0xfe0f, sum > 0 { return 2 }
      sum += WideScalars.columns(of: scalar)
    }
    return min(2, sum)
  }
}
