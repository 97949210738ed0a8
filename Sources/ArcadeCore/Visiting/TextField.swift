import Terminal
import Text

/// A line of text that can be edited.
///
/// ```swift
/// var field = TextField("cool")
/// field.handle(.character("!"))  // true; the value is now "cool!"
/// field.draw(on: &canvas, at: 2, row: 1, columns: 20, isFocused: true)
/// ```
struct TextField: Hashable, Sendable {
  /// Stands for each character of a masked value.
  static let mask: Character = "*"

  private(set) var value: String
  private(set) var cursor: Int
  /// Whether the value is hidden, as for a password.
  var isMasked: Bool

  /// Creates a field with the cursor after its text.
  init(_ value: String = "", isMasked: Bool = false) {
    self.value = value
    self.isMasked = isMasked
    cursor = value.count
  }

  /// Edits the text or moves the cursor.
  ///
  /// Ctrl-A, Ctrl-E, Ctrl-U and Ctrl-K do what they do in a shell.
  ///
  /// - Returns: Whether the field used the key; if not, the key is meant for somebody else.
  @discardableResult
  mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(character)
    case .backspace: remove(max(0, cursor - 1)..<cursor)
    case .delete: remove(cursor..<min(value.count, cursor + 1))
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(value.count, cursor + 1)
    case .home, .control("a"): cursor = 0
    case .end, .control("e"): cursor = value.count
    case .control("u"): remove(0..<cursor)
    case .control("k"): remove(cursor..<value.count)
    default: return false
    }
    return true
  }

  /// Draws the part of the text around the cursor.
  ///
  /// - Parameters:
  ///   - columns: The width of the field; the part after the text is filled with underscores.
  ///   - isFocused: Whether keys go to this field; only then is its cursor shown.
  func draw(
    on canvas: inout Canvas, at column: Int, row: Int, columns: Int, isFocused: Bool
  ) {
    guard columns > 0 else { return }
    let view = visible(columns: columns)
    let text = String(view.characters)
    let rest = columns - TextWidth.columns(of: text)
    canvas.write(
      text + String(repeating: "_", count: max(0, rest)), at: column, row: row,
      style: isFocused ? .plain : .dim)
    guard isFocused else { return }
    let under = view.cursor < view.characters.count ? view.characters[view.cursor] : "_"
    canvas.write(
      String(under), at: column + TextWidth.columns(of: String(view.characters[..<view.cursor])),
      row: row, style: .reversed)
  }

  private mutating func insert(_ character: Character) {
    var characters = Array(value)
    let rest = String(characters[cursor...])
    characters.removeSubrange(cursor...)
    // A combining mark joins the character before it, so the text may not grow by one.
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

  /// The characters that fit, and the cursor's position among them.
  private func visible(columns: Int) -> (characters: [Character], cursor: Int) {
    let all = isMasked ? Array(repeating: TextField.mask, count: value.count) : Array(value)
    let widths = all.map { TextWidth.columns(of: $0) }
    // The cursor needs room for the character under it, or one column after the text.
    let end = min(cursor + 1, all.count)
    let room = cursor < all.count ? columns : columns - 1
    func fits(_ range: Range<Int>) -> Bool { widths[range].reduce(0, +) <= room }
    let first = (0..<cursor).first { fits($0..<end) } ?? cursor
    let last = (end...all.count).last { fits(first..<$0) } ?? end
    return (Array(all[first..<last]), cursor - first)
  }
}
