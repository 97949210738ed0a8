import Foundation

/// A name that a player may carry.
///
/// The rules:
/// - White space and invisible format characters around it are trimmed away.
/// - It has 1 to 20 characters as a reader counts them, and one of them at least can be seen.
/// - It has no control characters: no tab, no line break, nothing that turns the direction of
///   writing round or hides itself. The two joiners may stand inside, as Persian and emoji need them.
/// - No character carries more than six marks or is built of more than twelve scalars.
/// - It stands for itself: its ends melt with nothing that is written beside it.
public struct Nickname: Hashable, Sendable, CustomStringConvertible {
  /// How many characters, as a reader counts them.
  public static let lengths = 1...20
  static let mostMarks = 6
  static let mostScalars = 12

  /// In Unicode's composed form, so that one name has the same bytes on every machine.
  public let text: String
  /// Two nicknames with one key are the same name to a reader, whatever the case of the letters, the
  /// way in which accents are encoded, the width of spaces, and characters that show nothing.
  public let key: String

  public init(_ text: String) throws(RosterError) {
    let trimmed = Nickname.trim(text).precomposedStringWithCanonicalMapping
    guard trimmed.unicodeScalars.contains(where: \.isVisible) else { throw .emptyNickname }
    guard !trimmed.unicodeScalars.contains(where: \.isControl) else {
      throw .controlCharacter(trimmed)
    }
    guard Nickname.lengths.contains(trimmed.count) else { throw .longNickname(trimmed) }
    guard !trimmed.contains(where: Nickname.isCrowded) else { throw .crowdedCharacter(trimmed) }
    guard "x\(trimmed)x".count == trimmed.count + 2 else { throw .incompleteCharacter(trimmed) }
    self.text = trimmed
    key = Nickname.key(of: trimmed)
  }

  public var description: String { text }

  public static func == (one: Nickname, other: Nickname) -> Bool { one.text == other.text }
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }

  private static func trim(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isTrimmed }),
      let last = scalars.lastIndex(where: { !$0.isTrimmed })
    else { return "" }
    return String(scalars[first...last])
  }

  private static func isCrowded(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    return scalars.count > mostScalars || scalars.count(where: \.isMark) > mostMarks
  }

  private static func key(of text: String) -> String {
    let visible = String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }))
    let words = visible.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // Upper case first: it has no ß, and one sigma.
    return words.uppercased().lowercased().precomposedStringWithCanonicalMapping
  }
}

/// The order of a list: without regard to case first, and the same on every machine.
extension Nickname: Comparable {
  public static func < (one: Nickname, other: Nickname) -> Bool {
    one.key == other.key ? one.text < other.text : one.key < other.key
  }
}

extension Unicode.Scalar {
  fileprivate var isTrimmed: Bool {
    properties.isWhitespace || properties.generalCategory == .format
  }

  /// Whether it ends a line, steers a terminal, hides itself or turns the writing round.
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    // The joiners that must stay between letters and in emoji.
    case .format: value != 0x200C && value != 0x200D
    default: false
    }
  }

  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether a reader sees it by itself: U+2800 is Braille without a dot.
  fileprivate var isVisible: Bool {
    !isTrimmed && !isMark && !properties.isDefaultIgnorableCodePoint && value != 0x2800
  }
}
