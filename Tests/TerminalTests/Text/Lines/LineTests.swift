import Testing

@testable import Text

@Suite("Lines and their width")
struct LineTests {
  @Test("A character takes as many columns as terminals give it")
  func widths() {
    let texts: [[Character]] = [
      ["\u{301}", "\u{200b}", "\u{200d}", "\u{202e}", "\u{fe0f}"],
      [
        "a", "é", "e\u{301}", "a\u{20dd}", "█", "…", "“", "★", "→", "ｶ", "❤", "\t", "\u{1b}",
        "\r\n",
      ],
      [
        "한", "글", "\u{1100}\u{1161}\u{11a8}", "\u{1100}", "\u{f900}", "\u{fe30}", "漢", "カ", "Ａ",
        "￥", "。", "\u{3000}",
        "\u{20000}", "🚀", "⌚", "❤\u{fe0f}", "1\u{fe0f}\u{20e3}", "🇰🇷", "👍🏽", "👨‍👩‍👧",
      ],
    ]
    for (columns, characters) in texts.enumerated() {
      let others = characters.filter { TextWidth.columns(of: $0) != columns }
      #expect(others.isEmpty)
    }
    #expect(TextWidth.columns(of: "한글 ok🚀") == 9)
  }

  @Test(
    "A text is cut or padded to the given width",
    arguments: [
      ("CoolMan", 7, "CoolMan"), ("CoolMan", 9, "CoolMan  "), ("CoolMan", 6, "CoolM…"),
      ("CoolMan", 1, "…"), ("CoolMan", 0, ""), ("CoolMan", -1, ""), ("", 2, "  "), ("", 0, ""),
      ("한글", 4, "한글"), ("한글", 5, "한글 "), ("한글", 3, "한…"), ("한글", 2, "… "),
      ("a\tb", 3, "a b"), ("a\u{202e}b", 3, "ab "), ("e\u{301}x", 1, "…"),
    ] as [(String, Int, String)])
  func fit(text: String, columns: Int, expected: String) {
    #expect(TextWidth.fit(text, columns: columns) == expected)
  }

  // MARK: - Lines

  @Test(
    "Text is broken at spaces, as late as possible; long words are cut, but not addresses",
    arguments: [
      ("aaa bbb ccc", 7, ["aaa bbb", "ccc"]), ("aaa bbb ccc", 6, ["aaa", "bbb", "ccc"]),
      ("  a   b  ", 9, ["a b"]), ("a\nb", 9, ["a", "b"]), ("a\n\nb\n", 9, ["a", "", "b"]),
      ("", 9, []), ("日本語 テキスト", 8, ["日本語", "テキスト"]), ("日本語", 5, ["日本", "語"]),
      ("a\u{A0}b c", 3, ["a\u{A0}b", "c"]), ("ab abcdefghij k", 4, ["ab", "abcd", "efgh", "ij k"]),
      ("see https://example.org/solid, too", 9, ["see", "https://example.org/solid,", "too"]),
      ("at Kata/Ship.swift:26:11: no", 9, ["at", "Kata/Ship.swift:26:11:", "no"]),
      ("at Ship.swift", 5, ["at", "Ship.swift"]),
      ("in Lessons/Sources 日b", 4, ["in", "Lessons/Sources", "日b"]),
      ("a 日b", 1, ["a", "日", "b"]), ("a 日b", -1, ["a", "日", "b"]),
    ] as [(String, Int, [String])])
  func flow(text: String, width: Int, expected: [String]) {
    #expect(TextFlow(width: width).lines(text).map(\.text) == expected)
  }

  @Test("Wrapped text keeps its styles in few runs")
  func flowStyles() {
    let lines =
      TextFlow(width: 3).lines([Run("a b", .bold), Run("c d")])
      + TextFlow(width: 9).lines("a b", .dim)
    let expected: [Line] = [
      [Run("a", .bold)], [Run("b", .bold), Run("c")], [Run("d")], [Run("a b", .dim)],
    ]
    #expect(lines == expected)
  }

  @Test("A line has the text and width of its runs, and padding never cuts a text")
  func lines() {
    let line: Line = [Run("한", .bold), Run("ab")]
    let space: Line = [Run("  ")]
    #expect(line.text == "한ab" && line.columns == 4)
    #expect([line, []].indented(by: 2) == [space + line, space])
    let words: [String] = [4, 2, 1].map("한".padded)
    #expect(words == ["한  ", "한", "한"])
    let many: Line = [Run("", .dim), Run("a"), Run("", .bold), Run("b"), Run("c", .red)]
    #expect(many.merged == [Run("ab"), Run("c", .red)])
  }

  @Test(
    "A long line of code wraps below its own text, after its margin or its diff sign",
    arguments: [
      ("+  let a = 12", ["+  let a", "     = 12"]), ("x: error: no", ["x:", "  error:", "  no"]),
      ("9 | let a = b", ["9 | let", "      a =", "      b"]), ("let a = 12", ["let a = 12"]),
      ("            ", []), ("a    b c d e", ["a    b c", "       d e"]),
    ])
  func wrapping(text: String, lines: [String]) {
    #expect([Run(text)].wrapped(to: 10).map(\.text) == lines)
  }

  // MARK: - Styles

  @Test("A style is one sequence that starts with a reset, and the last colour of a sum wins")
  func styles() {
    let colors: [Style] = [.red, .green, .yellow, .blue, .magenta, .cyan, .white]
    #expect(colors.map(\.escapeSequence) == (31...37).map { "\u{1b}[0;\($0)m" })
    let everything: Style = .plain + .reversed + .red + .bold + .green + .dim + .italic
    let sequences = [Style.plain, everything, everything.withoutColor].map(\.escapeSequence)
    #expect(sequences == ["\u{1b}[m", "\u{1b}[0;1;2;3;7;32m", "\u{1b}[0;1;2;3;7m"])
  }

  @Test(
    "Text output sets each style once and resets it, and no line ends in spaces",
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
      // Characters that would control the terminal.
      ([[Run("a\u{1b}[2Jb\tc\u{7}\u{9b}.")]], "a [2Jb\tc  .\n", "a [2Jb\tc  .\n"),
    ] as [([Line], String, String)])
  func text(lines: [Line], styled: String, plain: String) {
    let texts = [true, false].map { StyledText.text(lines, usesColor: $0) }
    #expect(texts == [styled, plain])
  }
}
