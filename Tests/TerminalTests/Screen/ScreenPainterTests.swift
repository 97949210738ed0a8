import Testing

@testable import Terminal

@Suite("Screen painter")
struct ScreenPainterTests {
  private let begin = "\u{1b}[?2026h"
  private let end = "\u{1b}[?2026l"

  private func canvas(_ lines: String..., style: Style = .plain) -> Canvas {
    var canvas = Canvas(Size(columns: 20, rows: 4))
    for (row, line) in lines.enumerated() {
      canvas.write(line, at: 0, row: row, style: style)
    }
    return canvas
  }

  /// The bytes from one canvas to the next, without the marks of the frame.
  private func change(from old: Canvas, to new: Canvas) -> String {
    var painter = ScreenPainter(usesColor: true)
    _ = painter.paint(old)
    let frame = painter.paint(new)
    #expect(frame.hasPrefix(begin) && frame.hasSuffix(end))
    return String(frame.dropFirst(begin.count).dropLast(end.count))
  }

  @Test("The first frame clears the screen and paints only what is not blank")
  func firstFrame() {
    var painter = ScreenPainter(usesColor: true)
    let frame = painter.paint(canvas("", "  score"))
    #expect(frame == begin + "\u{1b}[m\u{1b}[2J\u{1b}[2;3Hscore" + end)
  }

  @Test("An unchanged canvas paints nothing")
  func unchanged() {
    var painter = ScreenPainter(usesColor: true)
    #expect(painter.paint(canvas("score")) != "")
    #expect(painter.paint(canvas("score")) == "")
  }

  @Test("A forgotten screen is painted whole, though the canvas is the same")
  func forgotten() {
    var painter = ScreenPainter(usesColor: true)
    let first = painter.paint(canvas("score"))
    painter.forget()
    #expect(painter.paint(canvas("score")) == first)
  }

  @Test("One changed cell costs one move and one character")
  func oneCell() {
    #expect(change(from: canvas("", "lives 3"), to: canvas("", "lives 2")) == "\u{1b}[2;7H2")
    #expect(change(from: canvas("", "3"), to: canvas("", "2")) == "\u{1b}[2H2")
  }

  @Test("Cells that stay are passed over")
  func passedOver() {
    #expect(change(from: canvas("a....b"), to: canvas("c....d")) == "\u{1b}[1Hc\u{1b}[4Cd")
    #expect(change(from: canvas("a.b"), to: canvas("c.d")) == "\u{1b}[1Hc\u{1b}[Cd")
  }

  @Test("A long rest that becomes blank is erased, a short one overwritten")
  func erased() {
    #expect(change(from: canvas("ab..."), to: canvas("cb")) == "\u{1b}[1Hc\u{1b}[C   ")
    #expect(change(from: canvas("ab...."), to: canvas("cb")) == "\u{1b}[1Hc\u{1b}[C\u{1b}[K")
  }

  @Test("A style is set once for all cells that have it and taken back at the end")
  func styled() {
    let red = Style(foreground: .red)
    #expect(
      change(from: canvas("ab"), to: canvas("ab", style: red))
        == "\u{1b}[1H\u{1b}[0;31mab\u{1b}[m")
  }

  @Test("A rest is erased in plain style")
  func erasedPlain() {
    let red = Style(foreground: .red)
    var next = canvas()
    next.write("x", at: 0, row: 0, style: red)
    #expect(
      change(from: canvas("abcdef"), to: next) == "\u{1b}[1H\u{1b}[0;31mx\u{1b}[m\u{1b}[K")
  }

  @Test("After a character of several scalars the cursor is placed anew", arguments: ["é", "🇰"])
  func uncertain(character: String) {
    let text = character == "é" ? "e\u{301}" : character
    let column = TextWidth.columns(of: text)
    #expect(
      change(from: canvas(), to: canvas(text + "x"))
        == "\u{1b}[1H\(text)\u{1b}[1;\(column + 1)Hx")
  }

  @Test("Without colour no colour is sent, and a change of colours alone sends nothing")
  func withoutColor() {
    var painter = ScreenPainter(usesColor: false)
    let style = Style(foreground: .red, background: .brightBlue, isBold: true)
    #expect(
      painter.paint(canvas("ab", style: style))
        == begin + "\u{1b}[m\u{1b}[2J\u{1b}[1H\u{1b}[0;1mab\u{1b}[m" + end)
    #expect(painter.paint(canvas("ab", style: Style(foreground: .green, isBold: true))) == "")
  }
}
