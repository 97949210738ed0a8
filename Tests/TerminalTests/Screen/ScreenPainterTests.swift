import Testing
import Text

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

  /// Two canvases, and the bytes from one to the other without the marks of the frame.
  private static let changes: [(Canvas, Canvas, String)] = [
    // One changed cell costs one move and one character; cells that stay are passed over.
    (canvas("", "lives 3"), canvas("", "lives 2"), "\u{1b}[2;7H2"),
    (canvas("a...bb"), canvas("c...dd"), "\u{1b}[1;1Hc\u{1b}[1;5Hdd"),
    // What becomes blank is overwritten, in plain style.
    (canvas("abcd"), redX, "\u{1b}[1;1H\u{1b}[0;31mx\u{1b}[m   "),
    // A style is set once for all cells that have it and taken back at the end.
    (canvas("ab"), canvas("ab", style: .red), "\u{1b}[1;1H\u{1b}[0;31mab\u{1b}[m"),
    // After a character of several scalars, or one that joins others, the cursor is placed anew.
    (canvas(), canvas("e\u{301}x"), "\u{1b}[1;1He\u{301}\u{1b}[1;2Hx"),
    (canvas(), canvas("🇰x"), "\u{1b}[1;1H🇰\u{1b}[1;3Hx"),
  ]

  @Test("A frame has few bytes", arguments: changes)
  func change(old: Canvas, new: Canvas, bytes: String) {
    var painter = ScreenPainter(usesColor: true)
    _ = painter.paint(old)
    #expect(painter.paint(new) == begin + bytes + end)
  }

  @Test("The first frame paints what is not blank on a cleared screen, the same canvas is nothing")
  func firstFrame() {
    let start = begin + "\u{1b}[m\u{1b}[2J"
    var painter = ScreenPainter(usesColor: true)
    let score = Self.canvas("", "  score")
    var frames = [painter.paint(score), painter.paint(score)]
    painter.forget()
    frames.append(painter.paint(score))
    let first = start + "\u{1b}[2;3Hscore" + end
    #expect(frames == [first, "", first])

    // Without colour no colour is sent, and a change of colours alone sends nothing.
    painter = ScreenPainter(usesColor: false)
    let plain: [String] = [.red + .bold, .green + .bold].map {
      painter.paint(Self.canvas("ab", style: $0))
    }
    #expect(plain == [start + "\u{1b}[1;1H\u{1b}[0;1mab\u{1b}[m" + end, ""])
  }

  // MARK: - Replayed on a terminal

  /// Pieces of text that meet each other in unpleasant ways.
  private static let pieces = [
    "a", "bc", " ", "   ", "한글", "🚀", "e\u{301}", "👨‍👩‍👧", "🇰", "🇷", "🇰🇷", "ᄀ", "ᅡ", "\u{a960}", "❤️",
    "……", "क्षि", "\u{600}",
  ]
  private static let styles: [Style] = [
    .plain, .plain, .red, .bold, .dim + .reversed + .cyan,
  ]

  private func scribble(on canvas: inout Canvas, using generator: inout SplitMix) {
    for _ in 0..<Int.random(in: 0...12, using: &generator) {
      canvas.write(
        Self.pieces.randomElement(using: &generator) ?? "",
        at: Int.random(in: -3...canvas.size.columns, using: &generator),
        row: Int.random(in: -1...canvas.size.rows, using: &generator),
        style: Self.styles.randomElement(using: &generator) ?? .plain)
    }
  }

  @Test("Whatever canvases follow each other, the screen shows the last", arguments: 1...40)
  func sameAsCanvas(seed: UInt64) {
    var generator = SplitMix(seed)
    let usesColor = Bool.random(using: &generator)
    var painter = ScreenPainter(usesColor: usesColor)
    var canvas = Canvas(Size(columns: 0, rows: 0))
    var screen = ScreenEmulator(canvas.size)
    for frame in 0..<40 {
      if frame == 0 || Int.random(in: 0..<12, using: &generator) == 0 {
        let size = Size(
          columns: Int.random(in: 1...14, using: &generator),
          rows: Int.random(in: 1...5, using: &generator))
        // A canvas of another size is painted whole without being told.
        if size == canvas.size { painter.forget() }
        canvas = Canvas(size)
        screen = ScreenEmulator(size)
      } else if Int.random(in: 0..<4, using: &generator) == 0 {
        canvas = Canvas(canvas.size)
      }
      scribble(on: &canvas, using: &generator)
      screen.receive(painter.paint(canvas))
      let expected = usesColor ? canvas : canvas.withoutColor
      #expect(
        screen.cells == expected.cells && screen.complaints.isEmpty,
        "frame \(frame): \(canvas.lines) \(screen.complaints)")
    }
  }
}
