import Testing
import Text

@testable import Terminal

@Suite("The canvas")
struct CanvasTests {
  /// A row with a text on it.
  private func row(_ columns: Int, _ text: String, at column: Int = 0) -> Canvas {
    var canvas = Canvas(Size(columns: columns, rows: 1))
    canvas.write(text, at: column, row: 0)
    return canvas
  }

  @Test("Text appears on a canvas where it was written, and is cut at the edges")
  func clipping() {
    let texts = [
      ("abcdef", -2, 0), ("xyz", 2, 1), ("above", 0, -1), ("below", 0, 2), ("right", 4, 0),
      ("left", -4, 0),
    ]
    let lines = [4, 0, -3].map { columns in
      var canvas = Canvas(Size(columns: columns, rows: columns / 2))
      for (text, column, row) in texts { canvas.write(text, at: column, row: row) }
      return canvas.lines
    }
    #expect(lines == [["cdef", "  xy"], [], []])
    #expect(Canvas(Size(columns: -3, rows: -3)).size == Size(columns: 0, rows: 0))
  }

  @Test(
    "A wide character takes two columns, and leaves a space when half overwritten",
    arguments: [
      ("", 0, "한글", [2, 0, 2, 0, 1]), ("!", 4, "한글!", [2, 0, 2, 0, 1]),
      ("x", 0, "x 글", [1, 1, 2, 0, 1]), ("x", 1, " x글", [1, 1, 2, 0, 1]),
      ("x", 2, "한x", [2, 0, 1, 1, 1]), ("x", 3, "한 x", [2, 0, 1, 1, 1]),
      ("🚀", 1, " 🚀", [1, 2, 0, 1, 1]),
    ] as [(String, Int, String, [Int8])])
  func wide(text: String, column: Int, line: String, columns: [Int8]) {
    var canvas = row(5, "한글")
    canvas.write(text, at: column, row: 0)
    #expect(canvas.lines == [line] && canvas.cells.map(\.columns) == columns)
  }

  @Test("If only half a wide character fits, it becomes a space; a cell keeps its latest style")
  func styles() {
    var canvas = Canvas(Size(columns: 3, rows: 1))
    canvas.write("한글", at: -1, row: 0, style: .green)
    #expect(canvas.lines == [" 글"])
    canvas.write("한", at: 2, row: 0, style: .red)
    canvas.write("b", at: 0, row: 0, style: .bold)
    let cells = [Cell(style: .bold, character: "b"), Cell(style: .green), Cell(style: .red)]
    #expect(canvas.cells == cells)
  }

  @Test("A mark without a letter is left out, and no character controls the terminal")
  func special() {
    #expect(row(4, "e\u{301}x").lines == ["e\u{301}x"] && row(4, "\u{301}yz").lines == ["yz"])
    for character in [
      "\u{1b}", "\n", "\r\n", "\t", "\u{0}", "\u{7f}", "\u{9b}", "\u{85}", "\u{2028}", "\u{2029}",
    ] {
      #expect(row(3, "a\(character)b") == row(3, "a b"))
    }
  }

  @Test("A line is written run by run, and ends in “…” if it does not fit")
  func line() {
    let canvases: [Canvas] = [-1, 0, 1, 2, 4, 5].map { column in
      var canvas = Canvas(Size(columns: 5, rows: 1))
      canvas.write([Run("한", .red), Run("bc", .bold)], at: column, row: 0)
      return canvas
    }
    let lines: [String] = canvases.flatMap(\.lines)
    #expect(lines == [" bc", "한bc", " 한bc", "  한…", "    …", "    …"])
    let styles: [Style] = canvases[1].cells.map(\.style)
    #expect(styles == [.red, .red, .bold, .bold, .plain])
  }
}
