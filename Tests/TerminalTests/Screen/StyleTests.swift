import Terminal
import Testing

@Suite("Style")
struct StyleTests {
  @Test(
    "A style is one escape sequence that starts from nothing",
    arguments: [
      (Style.plain, "\u{1b}[m"),
      (Style(foreground: .red), "\u{1b}[0;31m"),
      (Style(background: .blue), "\u{1b}[0;44m"),
      (Style(foreground: .brightBlack, background: .brightWhite), "\u{1b}[0;90;107m"),
      (Style(isBold: true, isDim: true, isReversed: true), "\u{1b}[0;1;2;7m"),
      (Style(foreground: .black, isReversed: true), "\u{1b}[0;7;30m"),
    ])
  func sequence(style: Style, expected: String) {
    #expect(style.escapeSequence == expected)
  }

  @Test("The sixteen colours have the numbers of the standard")
  func colors() {
    let codes = Color.allCases.map { Style(foreground: $0).escapeSequence }
    #expect(codes == (Array(30...37) + Array(90...97)).map { "\u{1b}[0;\($0)m" })
  }

  @Test("Without colour the rest of a style stays")
  func withoutColor() {
    let style = Style(
      foreground: .red, background: .blue, isBold: true, isDim: true, isReversed: true)
    #expect(style.withoutColor == Style(isBold: true, isDim: true, isReversed: true))
  }
}
