import Terminal
import Testing

@Suite("Lines on the screen")
struct FlowTests {
  @Test(
    "Text is broken at spaces, as late as it fits; a word that is longer is cut, an address is not",
    arguments: [
      ("aaa bbb ccc", 7, ["aaa bbb", "ccc"]), ("aaa bbb ccc", 6, ["aaa", "bbb", "ccc"]),
      ("  a   b  ", 9, ["a b"]), ("a\nb", 9, ["a", "b"]), ("a\n\nb\n", 9, ["a", "", "b"]),
      ("", 9, []), ("日本語 テキスト", 8, ["日本語", "テキスト"]), ("日本語", 5, ["日本", "語"]),
      ("a\u{A0}b c", 3, ["a\u{A0}b", "c"]), ("ab abcdefghij k", 4, ["ab", "abcd", "efgh", "ij k"]),
      ("see https://example.org/solid, too", 9, ["see", "https://example.org/solid,", "too"]),
      ("a 日b", 1, ["a", "日", "b"]), ("a 日b", -1, ["a", "日", "b"]),
    ] as [(String, Int, [String])])
  func text(text: String, width: Int, expected: [String]) {
    #expect(TextFlow(width: width).lines(text).map(\.text) == expected)
  }

  @Test("A word keeps its styles where they change inside it, and a line has few runs")
  func styles() {
    let lines = TextFlow(width: 3).lines([Run("a b", .bold), Run("c d")])
    #expect(lines == [[Run("a", .bold)], [Run("b", .bold), Run("c")], [Run("d")]])
    #expect(TextFlow(width: 9).lines("a b", .dim) == [[Run("a b", .dim)]])
  }

  @Test(
    "Code that is too long goes on behind a mark, indented more; else it stays as it is",
    arguments: [
      ("  a  = 1", 9, ["  a  = 1"]), ("", 9, [""]), ("a    ", 2, ["a "]),
      (
        "  let total = first + second + third + fourth", 24,
        ["  let total = first + ", "    ↪ second + third + ", "    ↪ fourth"]
      ),
      ("abcdefghijklmnopqrst", 12, ["abcdefghijkl", "  ↪ mnopqrst"]),
      ("        abcdefg", 12, ["        abcd", "    ↪ efg"]), ("日本語", 5, ["日本", " ↪ 語"]),
      ("a日", 0, ["a", "↪ 日"]), ("a日", -1, ["a", "↪ 日"]),
    ] as [(String, Int, [String])])
  func code(code: String, width: Int, expected: [String]) {
    #expect(CodeFlow(width: width).lines([Run(code)]).map(\.text) == expected)
  }

  @Test("The mark is dim, and code keeps its styles")
  func mark() {
    let lines = CodeFlow(width: 6).lines([Run("let", .magenta), Run(" abcd")])
    #expect(
      lines == [
        [Run("let", .magenta), Run(" ")], [Run("  ↪ ", .dim), Run("ab")],
        [Run("  ↪ ", .dim), Run("cd")],
      ])
  }
}
