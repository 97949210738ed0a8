import Foundation

/// A name that a player may carry: trimmed, 1 to 20 characters, none of them a control character.
public struct Nickname: Hashable, Sendable, CustomStringConvertible {
  /// How many characters, as a reader counts them.
  public static let lengths = 1...20

  public let text: String
  /// Two nicknames with one key are the same name in other letters.
  public let key: String

  public init(_ text: String) throws(RosterError) {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !trimmed.isEmpty else { throw .emptyNickname }
    guard Nickname.lengths.contains(trimmed.count) else { throw .longNickname(trimmed) }
    guard !trimmed.unicodeScalars.contains(where: Nickname.controls) else {
      throw .controlCharacter(trimmed)
    }
    self.text = trimmed
    key = trimmed.folding(options: .caseInsensitive, locale: nil)
      .precomposedStringWithCanonicalMapping
  }

  public var description: String { text }

  public static func == (one: Nickname, other: Nickname) -> Bool { one.text == other.text }
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }

  private static func controls(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

/// The order of a list: without regard to case first.
extension Nickname: Comparable {
  public static func < (one: Nickname, other: Nickname) -> Bool {
    one.key == other.key ? one.text < other.text : one.key < other.key
  }
}
