import Foundation

/// A valid name for a player.
///
/// The rules:
/// - White space and invisible format characters around it are trimmed.
/// - It has 1 to 20 characters as a reader counts them, at least one of them visible.
/// - It has no control characters: no tab, no line break, nothing that reverses the direction of
///   writing or is invisible. Only the two joiners may occur inside, for Persian and emoji.
public struct Nickname: Hashable, Sendable, CustomStringConvertible {
  /// The allowed number of characters, as a reader counts them.
  public static let lengths = 1...20

  /// In Unicode's composed form, so that a name has the same bytes on every machine.
  public let text: String
  /// Nicknames with equal keys are the same name to a reader: the key ignores the case of letters,
  /// the encoding of accents, the width of spaces, and invisible characters.
  public let key: String

  public init(_ text: String) throws(RosterError) {
    let text = Nickname.trim(text).precomposedStringWithCanonicalMapping
    guard text.unicodeScalars.contains(where: \.isVisible) else { throw .emptyNickname }
    guard !text.unicodeScalars.contains(where: \.isControl) else { throw .controlCharacter(text) }
    guard Nickname.lengths.contains(text.count) else { throw .longNickname(text) }
    self.text = text
    key = Nickname.key(of: text)
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

  private static func key(of text: String) -> String {
    var key = text
    key.unicodeScalars.removeAll(where: \.properties.isDefaultIgnorableCodePoint)
    key = key.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // Go through upper case, which has no ß and only one sigma.
    return key.uppercased().lowercased()
  }
}

/// The order of a list: regardless of case at first, and the same on every machine.
extension Nickname: Comparable {
  public static func < (one: Nickname, other: Nickname) -> Bool {
    one.key == other.key ? one.text < other.text : one.key < other.key
  }
}

extension Unicode.Scalar {
  fileprivate var isTrimmed: Bool {
    properties.isWhitespace || properties.generalCategory == .format
  }

  /// Whether it ends a line, controls a terminal, is invisible or reverses the writing direction.
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    // Letters and emoji need the two joiners.
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

  /// Whether it is visible by itself: U+2800 is Braille without a dot.
  fileprivate var isVisible: Bool {
    !isTrimmed && !isMark && !properties.isDefaultIgnorableCodePoint && value != 0x2800
  }
}
