import Testing

@testable import WorkbookCore

@Suite("Lines on the screen")
struct FlowTests {
  private func texts(_ lines: [Line]) -> [String] { lines.map { $0.map(\.text).joined() } }

  @Test(
    "Text is broken at spaces, as late as it fits",
    arguments: [
      ("aaa bbb ccc", 7, ["aaa bbb", "ccc"]), ("aaa bbb ccc", 6, ["aaa", "bbb", "ccc"]),
      ("  a   b  ", 9, ["a b"]), ("a\nb", 9, ["a", "b"]), ("a\n\nb\n", 9, ["a", "", "b"]),
      ("", 9, []), ("日本語 テキスト", 8, ["日本語", "テキスト"]),
      ("日本語", 5, ["日本", "語"]), ("a\u{A0}b c", 3, ["a\u{A0}b", "c"]),
    ])
  func text(text: String, width: Int, expected: [String]) {
    #expect(texts(TextFlow(width: width).lines([Run(text)])) == expected)
  }

  @Test("A word that is longer than a line is cut, an address is not")
  func longWords() {
    #expect(
      texts(TextFlow(width: 4).lines([Run("ab abcdefghij k")])) == ["ab", "abcd", "efgh", "ij k"])
    let address = "https://example.org/solid"
    #expect(
      texts(TextFlow(width: 9).lines([Run("see \(address), too")])) == [
        "see", "\(address),", "too",
      ])
  }

  @Test("A width of nothing still ends", arguments: [-1, 0, 1])
  func noWidth(width: Int) {
    #expect(texts(TextFlow(width: width).lines([Run("a 日b")])) == ["a", "日", "b"])
    #expect(texts(CodeFlow(width: width).lines([Run("a日")])).joined().contains("日"))
  }

  @Test("A word keeps its styles where they change inside it")
  func styles() {
    let line = TextFlow(width: 20).lines([Run("a b", .bold), Run("c d")])
    #expect(line.map { Ink(isOn: true).paint($0) } == ["\u{1B}[1ma b\u{1B}[0mc d"])
  }

  @Test("Code that fits stays as it is, blanks included")
  func shortCode() {
    #expect(texts(CodeFlow(width: 9).lines([Run("  a  = 1")])) == ["  a  = 1"])
    #expect(texts(CodeFlow(width: 9).lines([])) == [""])
  }

  @Test("Code that is too long goes on behind a mark, indented more")
  func longCode() {
    let lines = CodeFlow(width: 24).lines([Run("  let total = first + second + third + fourth")])
    #expect(texts(lines) == ["  let total = first + ", "    ↪ second + third + ", "    ↪ fourth"])
    #expect(lines.allSatisfy { $0.columns <= 24 })
  }

  @Test("Code without a blank is cut where the line ends")
  func solidCode() {
    let lines = CodeFlow(width: 12).lines([Run("abcdefghijklmnopqrst")])
    #expect(texts(lines) == ["abcdefghijkl", "  ↪ mnopqrst"])
  }

  @Test("Ink paints runs of one style at once and leaves no blanks at the end")
  func ink() {
    let line: Line = [Run("a", .bold), Run("b", .bold), Run(" ", .cyan), Run("", .dim), Run("  ")]
    #expect(Ink(isOn: true).paint(line) == "\u{1B}[1mab\u{1B}[0m")
    #expect(Ink(isOn: false).paint(line) == "ab")
    #expect(Ink(isOn: true).paint("a", .bold + .cyan) == "\u{1B}[1;36ma\u{1B}[0m")
    #expect(Ink(isOn: true).paint("a", .plain) == "a")
    #expect(Ink(isOn: true).paint([Run("  ", .bold)]) == "")
  }
}
