import PlayerVisit
import Terminal
import Testing
import Text

@testable import ArcadeProgram

@Suite("The picture of a text field")
struct FieldPictureTests {
  /// A text, its cursor and columns; the text shown, the character under the cursor, its column.
  private static let drawings: [(String, Int, Int, String, String, Int)] = [
    ("abcd", 4, 6, "abcd__", "_", 4), ("abcd", 4, 5, "abcd_", "_", 4),
    ("abcd", 4, 4, "bcd_", "_", 3), ("abcd", 4, 1, "_", "_", 0),
    ("abcd", 3, 4, "abcd", "d", 3), ("abcd", 3, 3, "bcd", "d", 2),
    ("abcd", 2, 2, "bc", "c", 1), ("abcd", 0, 3, "abc", "a", 0),
    ("abcd", 4, 0, "", "", 0), ("abcd", 4, -1, "", "", 0),
    // A wide character is shown whole or not at all.
    ("한글", 2, 4, "글__", "_", 2), ("한글", 2, 5, "한글_", "_", 4), ("한글", 0, 3, "한_", "한", 0),
    // A cursor outside the text, as another module's picture may have, moves to the nearest place.
    ("ab", 9, 4, "ab__", "_", 2), ("ab", -1, 4, "ab__", "a", 0),
  ]

  @Test(
    "A field shows the text around its cursor, marks the cursor if focused, and pads with “_”",
    arguments: drawings)
  func drawing(
    text: String, cursor: Int, columns: Int, shown: String, under: String, column: Int
  ) {
    for isFocused in [true, false] {
      let field = FormPicture.Field(
        label: "", text: text, cursor: cursor, isFocused: isFocused)
      var expected = Canvas(Size(columns: columns + 4, rows: 1))
      var canvas = expected
      expected.write(shown, at: 2, row: 0, style: isFocused ? .plain : .dim)
      if isFocused { expected.write(under, at: 2 + column, row: 0, style: .reversed) }
      field.draw(on: &canvas, at: 2, row: 0, columns: columns)
      #expect(canvas == expected)
    }
  }
}
