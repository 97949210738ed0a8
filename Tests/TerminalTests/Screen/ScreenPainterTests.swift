import Testing
import Text

@testable import Terminal

@Suite("The screen painter")
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

  /// Two canvases, and the bytes from one to the other without the frame's marks.
  private static let changes: [(Canvas, Canvas, String)] = [
    // One changed cell costs one move and one character; unchanged cells are skipped.
    (canvas("", "lives 3"), canvas("", "lives 2"), "\u{1b}[2;7H2"),
    (canvas("a...bb"), canvas("c...dd"), "\u{1b}[1;1Hc\u{1b}[1;5Hdd"),
    // The cursor stays at the end of a full row.
    (canvas(), canvas("abcdefghijklmnopqrst", "u"), "\u{1b}[1;1Habcdefghijklmnopqrst\u{1b}[2;1Hu"),
    // Cells that become blank are overwritten in plain style.
    (canvas("abcd"), redX, "\u{1b}[1;1H\u{1b}[0;31mx\u{1b}[m   "),
    // A style is set once for all cells that have it, and reset at the end.
    (canvas("ab"), canvas("ab", style: .red), "\u{1b}[1;1H\u{1b}[0;31mab\u{1b}[m"),
    // After a wide character or one of several scalars, the cursor is placed again.
    (canvas(), canvas("e\u{301}x"), "\u{1b}[1;1He\u{301}\u{1b}[1;2Hx"),
    (canvas(), canvas("한x"), "\u{1b}[1;1H한\u{1b}[1;3Hx"),
    // A wide character is drawn once, with both halves.
    (canvas("한x"), canvas("글x"), "\u{1b}[1;1H글"),
    (canvas("한x"), canvas("abx"), "\u{1b}[1;1Hab"), (canvas("abx"), canvas("한x"), "\u{1b}[1;1H한"),
  ]

  // The canvases are no arguments, since the report of a test run would show each of their cells.
  @Test("A frame sends only the bytes for changed cells")
  func change() {
    for (old, new, bytes) in Self.changes {
      var painter = ScreenPainter(usesColor: true)
      _ = painter.paint(old)
      #expect(painter.paint(new) == begin + bytes + end)
    }
  }

  @Test("The first frame paints only cells that are not blank, and repainting it sends nothing")
  func firstFrame() {
    let start = begin + "\u{1b}[m\u{1b}[2J"
    var painter = ScreenPainter(usesColor: true)
    let score = Self.canvas("", "  score")
    var frames = [painter.paint(score), painter.paint(score)]
    painter.forget()
    frames.append(painter.paint(score))
    let first = start + "\u{1b}[2;3Hscore" + end
    // A canvas of another size is painted in full unasked.
    var small = Canvas(Size(columns: 7, rows: 4))
    small.write("  score", at: 0, row: 1)
    frames.append(painter.paint(small))
    #expect(frames == [first, "", first, first])

    painter = ScreenPainter(usesColor: false)
    let plain = painter.paint(Self.canvas("ab", style: .red + .bold))
    #expect(plain == start + "\u{1b}[1;1H\u{1b}[0;1mab\u{1b}[m" + end)
  }
}
