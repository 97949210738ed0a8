import Testing

@testable import Terminal

@Suite("Screen painter, replayed on a terminal")
struct ScreenReplayTests {
  /// Pieces of text that meet each other in unpleasant ways.
  static let pieces = [
    "a", "bc", " ", "   ", "한글", "🚀", "e\u{301}", "👨‍👩‍👧", "🇰", "🇷", "🇰🇷", "ᄀ", "ᅡ", "\u{a960}", "❤️",
    "……", "क्षि",
    "\u{600}",
  ]
  static let styles = [
    Style.plain, .plain, Style(foreground: .red), Style(background: .brightBlue),
    Style(isBold: true), Style(foreground: .cyan, isDim: true, isReversed: true),
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

  @Test("Whatever canvases follow each other, the screen shows the last", arguments: 1...150)
  func sameAsCanvas(seed: UInt64) {
    var generator = SplitMix(seed)
    let usesColor = Bool.random(using: &generator)
    var painter = ScreenPainter(usesColor: usesColor)
    var canvas = Canvas(Size(columns: 0, rows: 0))
    var screen = ScreenEmulator(canvas.size)
    for frame in 0..<40 {
      if frame == 0 || Int.random(in: 0..<12, using: &generator) == 0 {
        canvas = Canvas(
          Size(
            columns: Int.random(in: 1...14, using: &generator),
            rows: Int.random(in: 1...5, using: &generator)))
        screen = ScreenEmulator(canvas.size)
        painter.forget()
      } else if Int.random(in: 0..<4, using: &generator) == 0 {
        canvas = Canvas(canvas.size)
      }
      scribble(on: &canvas, using: &generator)
      screen.receive(painter.paint(canvas))
      let expected = usesColor ? canvas : canvas.withoutColor
      #expect(screen.cells == expected.cells, "frame \(frame): \(canvas.lines)")
      #expect(screen.complaints.isEmpty)
    }
  }

  @Test("A canvas of another size is painted whole")
  func resized() {
    var painter = ScreenPainter(usesColor: true)
    _ = painter.paint(Canvas(Size(columns: 9, rows: 3)))
    var canvas = Canvas(Size(columns: 5, rows: 2))
    canvas.write("score", at: 0, row: 1)
    var screen = ScreenEmulator(canvas.size)
    screen.receive(painter.paint(canvas))
    #expect(screen.cells == canvas.cells)
    #expect(screen.frames == 1)
  }
}
