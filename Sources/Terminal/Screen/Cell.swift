/// One place of a canvas.
struct Cell: Hashable, Sendable {
  /// How many columns the character takes: 1, 2, or 0 for the right half of a wide character.
  var columns: Int8
  var style: Style
  var character: Character

  static let blank = Cell(columns: 1, style: .plain, character: " ")

  static func blank(_ style: Style) -> Cell {
    Cell(columns: 1, style: style, character: " ")
  }

  static func rightHalf(_ style: Style) -> Cell {
    Cell(columns: 0, style: style, character: " ")
  }
}
