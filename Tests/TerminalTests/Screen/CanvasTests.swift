import Testing

@testable import Terminal

@Suite("Canvas")
struct CanvasTests {
  private func canvas(_ columns: Int, _ rows: Int = 1) -> Canvas {
    Canvas(Size(columns: columns, rows: rows))
  }

  @Test("Text stands where it was written, what lies beyond an edge is left out")
  func clipping() {
    var wide = canvas(10, 3)
    wide.write("lives 3", at: 2, row: 1)
    #expect(wide.lines == ["", "  lives 3", ""])
    var canvas = canvas(4, 2)
    canvas.write("abcdef", at: -2, row: 0)
    canvas.write("xyz", at: 2, row: 1)
    canvas.write("above", at: 0, row: -1)
    canvas.write("below", at: 0, row: 2)
    canvas.write("right", at: 4, row: 0)
    canvas.write("left", at: -4, row: 0)
    #expect(canvas.lines == ["cdef", "  xy"])
  }

  @Test("A canvas of no size takes text without harm", arguments: [-3, 0])
  func empty(size: Int) {
    var canvas = canvas(size, size)
    canvas.write("text", at: 0, row: 0)
    #expect(canvas.lines.isEmpty)
    #expect(canvas.size == Size(columns: 0, rows: 0))
  }

  @Test(
    "A wide character takes two columns, and what is overwritten in part leaves a space",
    arguments: [
      ("!", 4, "한글!"), ("x", 0, "x 글"), ("x", 1, " x글"), ("x", 2, "한x"), ("x", 3, "한 x"),
      ("🚀", 1, " 🚀"),
    ] as [(String, Int, String)])
  func wide(text: String, column: Int, line: String) {
    var canvas = canvas(5)
    canvas.write("한글", at: 0, row: 0)
    #expect(canvas.cells.map(\.columns) == [2, 0, 2, 0, 1])
    canvas.write(text, at: column, row: 0)
    #expect(canvas.lines == [line])
    #expect(canvas.cells.reduce(0) { $0 + $1.columns } == 5)
  }

  @Test("A wide character that finds room for one half is a space, in its style")
  func halfVisible() {
    let style = Style(background: .red)
    var canvas = canvas(3)
    canvas.write("한글", at: -1, row: 0, style: style)
    #expect(canvas.lines == [" 글"])
    canvas.write("한", at: 2, row: 0, style: style)
    #expect(canvas.cells.map(\.columns) == [1, 1, 1])
    #expect(canvas.cells.map(\.style) == [style, style, style])
  }

  @Test("A combining mark stays with its letter, and one without a letter is left out")
  func combining() {
    var canvas = canvas(4)
    canvas.write("e\u{301}x", at: 0, row: 0)
    #expect(canvas.lines == ["e\u{301}x"])
    canvas.write("\u{301}yz", at: 0, row: 0)
    #expect(canvas.lines == ["yz"])
  }

  @Test(
    "No character steers the terminal",
    arguments: ["\u{1b}", "\n", "\r\n", "\t", "\u{0}", "\u{7f}", "\u{9b}", "\u{85}", "\u{2028}"])
  func controls(character: String) {
    var canvas = canvas(3)
    canvas.write("a\(character)b", at: 0, row: 0)
    #expect(canvas.lines == ["a b"])
  }

  @Test("Each cell has the style of what was written last")
  func styles() {
    var canvas = canvas(3)
    canvas.write("abc", at: 0, row: 0, style: .green)
    canvas.write("b", at: 1, row: 0, style: .bold)
    #expect(canvas.cells.map(\.style) == [.green, .bold, .green])
  }

  @Test(
    "A line is written run by run, and ends in “…” where it does not fit",
    arguments: [
      (-1, " bc"), (0, "한bc"), (1, " 한bc"), (2, "  한…"), (4, "    …"), (5, "    …"),
    ] as [(Int, String)])
  func line(column: Int, text: String) {
    var canvas = canvas(5)
    canvas.write([Run("한", .red), Run("bc", .bold)], at: column, row: 0)
    #expect(canvas.lines == [text])
    if column == 0 { #expect(canvas.cells.map(\.style) == [.red, .red, .bold, .bold, .plain]) }
  }
}
