import Terminal
import Testing

@Suite("Styles, runs and lines")
struct StyleTests {
  private static let everything = Style(
    foreground: .red, background: .blue, isBold: true, isDim: true, isItalic: true,
    isUnderlined: true, isReversed: true)

  @Test(
    "A style is one escape sequence that starts from nothing",
    arguments: [
      (.plain, "\u{1b}[m"), (.red, "\u{1b}[0;31m"), (Style(background: .blue), "\u{1b}[0;44m"),
      (Style(foreground: .brightBlack, background: .brightWhite), "\u{1b}[0;90;107m"),
      (everything, "\u{1b}[0;1;2;3;4;7;31;44m"), (.bold, "\u{1b}[0;1m"), (.dim, "\u{1b}[0;2m"),
      (.italic, "\u{1b}[0;3m"), (.underlined, "\u{1b}[0;4m"),
    ] as [(Style, String)])
  func sequence(style: Style, expected: String) {
    #expect(style.escapeSequence == expected)
  }

  @Test("The sixteen colours have the numbers of the standard")
  func colors() {
    let codes = Color.allCases.map { Style(foreground: $0).escapeSequence }
    #expect(codes == (Array(30...37) + Array(90...97)).map { "\u{1b}[0;\($0)m" })
    let named: [Style] = [.red, .green, .yellow, .blue, .magenta, .cyan]
    #expect(named.map(\.foreground) == [.red, .green, .yellow, .blue, .magenta, .cyan])
  }

  @Test("Two styles make one that has everything of both, the second one's colour first")
  func sum() {
    let parts = [
      .bold, .dim, .italic, .underlined, Style(isReversed: true), .red, Style(background: .blue),
    ]
    #expect(parts.reduce(.plain, +) == Self.everything)
    #expect(parts.reversed().reduce(.plain, +) == Self.everything)
    #expect(parts.allSatisfy { $0 + .plain == $0 && .plain + $0 == $0 })
    #expect(Style.red + .green == .green)
    #expect(Style(background: .red) + Style(background: .blue) == Style(background: .blue))
  }

  @Test("Without colour the rest of a style stays")
  func withoutColor() {
    let rest = Style(
      isBold: true, isDim: true, isItalic: true, isUnderlined: true, isReversed: true)
    #expect(Self.everything.withoutColor == rest)
  }

  @Test("A line has the text and the columns of its runs, and is padded to columns, never cut")
  func lines() {
    let line: Line = [Run("한", .bold), Run("ab")]
    #expect(line.text == "한ab" && line.columns == 4)
    #expect(line.padded(to: 6) == line + [Run("  ")])
    #expect(line.padded(to: 4) == line && line.padded(to: 2) == line)
    #expect(["한".padded(to: 4), "한".padded(to: 2), "한".padded(to: 1)] == ["한  ", "한", "한"])
    #expect([line, []].indented(by: 2) == [[Run("  ")] + line, [Run("  ")]])
    #expect(
      [line, [], line].prefixed(by: [Run("  ")], first: [Run("• ")])
        == [[Run("• ")] + line, [Run("  ")], [Run("  ")] + line])
    #expect([line].prefixed(by: [Run("│ ")]) == [[Run("│ ")] + line])
  }

  @Test("Neighbours of one style become one run, and empty runs go")
  func merged() {
    let line: Line = [Run("", .dim), Run("a"), Run("", .bold), Run("b"), Run("c", .red)]
    #expect(line.merged == [Run("ab"), Run("c", .red)])
  }

  @Test(
    "Lines become text: a style is set once and taken back, and no line ends in spaces",
    arguments: [
      ([], "", ""), ([[]], "\n", "\n"), ([[Run("a")], [Run("b ")]], "a\nb\n", "a\nb\n"),
      (
        [[Run("a", .bold), Run("b", .bold), Run(" ", .cyan), Run("", .dim), Run("  ")]],
        "\u{1b}[0;1mab\u{1b}[m\n", "ab\n"
      ),
      (
        [[Run("a", .red), Run(" b "), Run("c", .bold + .cyan)]],
        "\u{1b}[0;31ma\u{1b}[m b \u{1b}[0;1;36mc\u{1b}[m\n", "a b c\n"
      ),
      ([[Run("  ", .bold)]], "\n", "\n"),
    ] as [([Line], String, String)])
  func text(lines: [Line], styled: String, plain: String) {
    #expect(StyledText.text(lines, usesColor: true) == styled)
    #expect(StyledText.text(lines, usesColor: false) == plain)
  }
}
