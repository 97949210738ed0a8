/// The number of columns that text takes on a screen, which differs from its number of characters.
///
/// Widths follow Unicode's East Asian Width (UAX #11) and emoji data (UTS #51): 한 and 🚀 take two
/// columns, and a combining mark takes none.
public enum TextWidth {
  /// How many columns a character takes: 0, 1 or 2.
  ///
  /// A control character counts as 1, since a screen shows a space in its place.
  public static func columns(of character: Character) -> Int {
    if character.isASCII { return 1 }
    var sum = 0
    for scalar in character.unicodeScalars {
      // The scalar before is to be shown as an emoji.
      if scalar.value == 0xfe0f, sum > 0 { return 2 }
      sum += columns(of: scalar)
    }
    return min(2, sum)
  }

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
    guard columns > 0 else { return "" }
    let isCut = self.columns(of: text) > columns
    var (line, room) = ("", isCut ? columns - 1 : columns)
    // A character without width on its own, such as a text direction mark, is left out.
    for character in text where self.columns(of: character) > 0 {
      room -= self.columns(of: character)
      guard room >= 0 else { break }
      line.append(printable(character))
    }
    return (isCut ? line + "…" : line).padded(to: columns)
  }

  /// The character, or a space if it would control the terminal.
  package static func printable(_ character: Character) -> Character {
    character.unicodeScalars.contains(where: \.isControl) ? " " : character
  }

  /// 0 for scalars that join the one before them, 2 for wide East Asian ones and emoji, else 1.
  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default:
      let isWide = wideBlocks.contains { $0.contains(scalar.value) }
      return isWide || scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }

  /// The blocks of wide characters that people type today; emoji have a property of their own.
  private static let wideBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x115f,  // Hangul initial consonants
    0x2e80...0xa4cf,  // Chinese characters, Kana, Bopomofo, Yi, and their punctuation
    0xac00...0xd7a3,  // Hangul syllables
    0xf900...0xfaff,  // more Chinese characters
    0xfe30...0xfe6f,  // vertical and small forms
    0xff01...0xff60,  // full-width forms
    0xffe0...0xffe6,  // full-width signs
    0x20000...0x3fffd,  // more Chinese characters
  ]
}

extension Unicode.Scalar {
  /// Whether it ends a line, moves the cursor, or begins a sequence that controls the terminal.
  var isControl: Bool {
    value < 0x20 || (0x7f...0x9f).contains(value) || value == 0x2028 || value == 0x2029
  }
}
