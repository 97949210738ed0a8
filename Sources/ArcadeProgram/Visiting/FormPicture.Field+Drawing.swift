import PlayerVisit
import Terminal
import Text

extension FormPicture.Field {
  /// Draws the part of the text around the cursor.
  ///
  /// - Parameters:
  ///   - columns: The width of the field; the part after the text is filled with underscores.
  func draw(on canvas: inout Canvas, at column: Int, row: Int, columns: Int) {
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

  /// The characters that fit, and the cursor's position among them.
  private func visible(columns: Int) -> (characters: [Character], cursor: Int) {
    let all = Array(text)
    let cursor = min(max(0, cursor), all.count)
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
