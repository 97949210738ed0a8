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
    if let code = character.asciiValue { return code < 0x20 || code == 0x7f ? " " : character }
    let steers = character.unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
    return steers ? " " : character
  }

  /// 0 for scalars that join the one before them, 2 for wide East Asian ones and emoji, else 1.
  private static func columns(of scalar: Unicode.Scalar) -> Int {
    // Box-drawing lines are on every screen, so they are checked first.
    if (0x2500...0x257f).contains(scalar.value) { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    case .control, .lineSeparator, .paragraphSeparator: return 1
    default: break
    }
    let value = scalar.value
    // Hangul vowels and final consonants, which complete the syllable before them.
    if (0x1160...0x11ff).contains(value) || (0xd7b0...0xd7fb).contains(value) { return 0 }
    let isWide = value >= 0x1100 && wideBlocks.contains { $0.contains(value) }
    return isWide || scalar.properties.isEmojiPresentation ? 2 : 1
  }

  /// The blocks that EastAsianWidth.txt lists as W or F.
  ///
  /// Emoji are recognized by their own property.
  private static let wideBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x115f,  // Hangul initial consonants
    0x2329...0x232a,  // angle brackets
    0x2e80...0x303e,  // CJK radicals and punctuation
    0x3041...0x3247,  // Kana, Bopomofo, Hangul jamo, enclosed CJK
    0x3250...0xa4cf,  // more of it, extension A, hexagrams, CJK, Yi
    0xa960...0xa97f,  // Hangul extended A
    0xac00...0xd7a3,  // Hangul syllables
    0xf900...0xfaff,  // CJK compatibility
    0xfe10...0xfe19,  // vertical forms
    0xfe30...0xfe6f,  // CJK compatibility and small forms
    0xff01...0xff60,  // full-width forms
    0xffe0...0xffe6,  // full-width signs
    0x16fe0...0x18dff,  // Tangut, Khitan
    0x1aff0...0x1b2ff,  // Kana and Nüshu
    0x1d300...0x1d376,  // Tai Xuan Jing, counting rods
    0x1f200...0x1f265,  // enclosed ideographs
    0x20000...0x3fffd,  // CJK extensions
  ]
}
