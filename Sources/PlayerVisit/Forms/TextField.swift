/// A line of text that can be edited.
///
/// ```swift
/// var field = TextField("cool")
/// field.edit(.character("!"))  // true; the value is now "cool!"
/// field.edit(.left)            // false; the cursor is before the last character
/// ```
public struct TextField: Hashable, Sendable {
  public private(set) var value: String
  /// How many characters stand before the cursor.
  public private(set) var cursor: Int

  /// Creates a field with the cursor after its text.
  public init(_ value: String = "") {
    self.value = value
    cursor = value.count
  }

  /// Edits the text or moves the cursor; keys that do neither change nothing.
  ///
  /// - Returns: Whether the text changed.
  @discardableResult
  public mutating func edit(_ key: FormKey) -> Bool {
    let old = value
    switch key {
    case .character(let character): insert(character)
    case .backspace: remove(max(0, cursor - 1)..<cursor)
    case .delete: remove(cursor..<min(value.count, cursor + 1))
    case .deleteToStart: remove(0..<cursor)
    case .deleteToEnd: remove(cursor..<value.count)
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(value.count, cursor + 1)
    case .home: cursor = 0
    case .end: cursor = value.count
    case .enter, .next, .previous, .escape, .quit: break
    }
    return value != old
  }

  private mutating func insert(_ character: Character) {
    var characters = Array(value)
    let rest = String(characters[cursor...])
    characters.removeSubrange(cursor...)
    // A combining mark joins the character before it, so the count of characters may stay the same.
    let start = String(characters) + String(character)
    value = start + rest
    cursor = start.count
  }

  private mutating func remove(_ range: Range<Int>) {
    var characters = Array(value)
    characters.removeSubrange(range)
    value = String(characters)
    cursor = range.lowerBound
  }
}
