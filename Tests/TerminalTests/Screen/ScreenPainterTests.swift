import Testing

@testable import Terminal

@Suite("Screen painter")
struct ScreenPainterTests {
  private let begin = "\u{1b}[?2026h"
  private let end = "\u{1b}[?2026l"

  private static func canvas(_ lines: String..., style: Style = .plain) -> Canvas {
    var canvas = Canvas(Size(columns: 20, rows: 4))
    for (row, line) in lines.enumerated() { canvas.write(line, at: 0, row: row, style: style) }
    return canvas
  }

  private static let redX: Canvas = {
    var red = canvas()
    red.write("x", at: 0, row: 0, style: .red)
    return red
  }()

  @Test(
    "The first frame clears the screen and paints what is not blank; the same canvas is nothing")
  func firstFrame() {
    var painter = ScreenPainter(usesColor: true)
    let first = begin + "\u{1b}[m\u{1b}[2J\u{1b}[2;3Hscore" + end
    #expect(painter.paint(Self.canvas("", "  score")) == first)
    #expect(painter.paint(Self.canvas("", "  score")) == "")
    painter.forget()
    #expect(painter.paint(Self.canvas("", "  score")) == first)
  }

  /// Two canvases, and the bytes from one to the other without the marks of the frame.
  private static let changes: [(Canvas, Canvas, String)] = [
    // One changed cell costs one move and one character.
    (canvas("", "lives 3"), canvas("", "lives 2"), "\u{1b}[2;7H2"),
    (canvas("", "3"), canvas("", "2"), "\u{1b}[2H2"),
    // Cells that stay are passed over.
    (canvas("a....b"), canvas("c....d"), "\u{1b}[1Hc\u{1b}[4Cd"),
    (canvas("a.b"), canvas("c.d"), "\u{1b}[1Hc\u{1b}[Cd"),
    // A long rest that becomes blank is erased, a short one overwritten.
    (canvas("ab..."), canvas("cb"), "\u{1b}[1Hc\u{1b}[C   "),
    (canvas("ab...."), canvas("cb"), "\u{1b}[1Hc\u{1b}[C\u{1b}[K"),
    // A style is set once for all cells that have it and taken back at the end, or for erasing.
    (canvas("ab"), canvas("ab", style: .red), "\u{1b}[1H\u{1b}[0;31mab\u{1b}[m"),
    (canvas("abcdef"), redX, "\u{1b}[1H\u{1b}[0;31mx\u{1b}[m\u{1b}[K"),
    // After a character of several scalars, or one that joins others, the cursor is placed anew.
    (canvas(), canvas("e\u{301}x"), "\u{1b}[1He\u{301}\u{1b}[1;2Hx"),
    (canvas(), canvas("🇰x"), "\u{1b}[1H🇰\u{1b}[1;3Hx"),
  ]

  @Test("A frame has few bytes", arguments: changes)
  func change(old: Canvas, new: Canvas, bytes: String) {
    var painter = ScreenPainter(usesColor: true)
    _ = painter.paint(old)
    #expect(painter.paint(new) == begin + bytes + end)
  }

  @Test("Without colour no colour is sent, and a change of colours alone sends nothing")
  func withoutColor() {
    var painter = ScreenPainter(usesColor: false)
    let style = Style(foreground: .red, background: .brightBlue, isBold: true)
    #expect(
      painter.paint(Self.canvas("ab", style: style))
        == begin + "\u{1b}[m\u{1b}[2J\u{1b}[1H\u{1b}[0;1mab\u{1b}[m" + end)
    #expect(painter.paint(Self.canvas("ab", style: .green + .bold)) == "")
  }
}
