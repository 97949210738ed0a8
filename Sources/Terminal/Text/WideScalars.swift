/// How many columns single Unicode scalars take.
enum WideScalars {
  /// 0 for scalars that join the one before them, 2 for wide East Asian ones and emoji, else 1.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    // Box-drawing lines are on every screen, so they are checked first.
    if (0x2500...0x257f).contains(scalar.value) { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    case .control, .lineSeparator, .paragraphSeparator: return 1
    default: break
    }
    if isJoiningJamo(scalar) { return 0 }
    return scalar.properties.isEmojiPresentation || isEastAsianWide(scalar) ? 2 : 1
  }

  /// Whether the scalar is a Hangul vowel or final consonant, which completes the syllable before
  /// it.
  private static func isJoiningJamo(_ scalar: Unicode.Scalar) -> Bool {
    (0x1160...0x11ff).contains(scalar.value) || (0xd7b0...0xd7fb).contains(scalar.value)
  }

  /// Whether the scalar may combine with the next into one character: flag letters and initial
  /// Hangul consonants.
  static func joinsNext(_ scalar: Unicode.Scalar) -> Bool {
    (0x1f1e6...0x1f1ff).contains(scalar.value) || (0x1100...0x115f).contains(scalar.value)
      || (0xa960...0xa97f).contains(scalar.value)
  }

  private static func isEastAsianWide(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x1100 else { return false }
    return blocks.contains { $0.contains(scalar.value) }
  }

  /// The blocks that EastAsianWidth.txt lists as W or F.
  ///
  /// Emoji are recognized by their own property.
  private static let blocks: [ClosedRange<UInt32>] = [
    0x1100...0x115f,  // Hangul initial consonants
    0x2329...0x232a,  // angle brackets
    0x2e80...0x303e,  // CJK radicals and punctuation
    0x3041...0x3247,  // Kana, Bopomofo, Hangul jamo, enclosed CJK
    0x3250...0x4dbf,  // more of it, extension A
    0x4dc0...0xa4cf,  // hexagrams, CJK, Yi
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
