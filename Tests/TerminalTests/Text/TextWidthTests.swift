import Terminal
import Testing

@Suite("Text width")
struct TextWidthTests {
  @Test(
    "A character takes as many columns as terminals give it",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("█", 1), ("…", 1), ("“", 1), ("★", 1), ("→", 1),
      ("한", 2), ("글", 2), ("\u{1100}\u{1161}\u{11a8}", 2), ("漢", 2), ("カ", 2), ("ｶ", 1),
      ("Ａ", 2), ("￥", 2), ("。", 2), ("\u{3000}", 2), ("\u{20000}", 2), ("𗀀", 2),
      ("🚀", 2), ("⌚", 2), ("❤", 1), ("❤\u{fe0f}", 2), ("1\u{fe0f}\u{20e3}", 2), ("🇰🇷", 2),
      ("👍🏽", 2), ("👨‍👩‍👧", 2), ("\u{301}", 0), ("\u{200b}", 0), ("\u{200d}", 0), ("\u{202e}", 0),
      ("\u{fe0f}", 0), ("\t", 1), ("\u{1b}", 1), ("\r\n", 1), ("\u{303f}", 1), ("\u{115f}", 2),
      ("\u{1160}", 0), ("\u{3248}", 1), ("\u{3250}", 2), ("\u{d7b0}", 0), ("\u{a4d0}", 1),
      ("\u{a960}", 2),
    ] as [(Character, Int)])
  func character(text: Character, columns: Int) {
    #expect(TextWidth.columns(of: text) == columns)
  }

  @Test(
    "A text is cut or filled to the width that is wanted",
    arguments: [
      ("CoolMan", 7, "CoolMan"), ("CoolMan", 9, "CoolMan  "), ("CoolMan", 6, "CoolM…"),
      ("CoolMan", 1, "…"), ("CoolMan", 0, ""), ("CoolMan", -1, ""), ("", 2, "  "), ("", 0, ""),
      ("한글", 4, "한글"), ("한글", 5, "한글 "), ("한글", 3, "한…"), ("한글", 2, "… "),
      ("a\tb", 3, "a b"), ("a\u{202e}b", 3, "ab "), ("e\u{301}x", 1, "…"),
    ] as [(String, Int, String)])
  func fit(text: String, columns: Int, expected: String) {
    #expect(TextWidth.fit(text, columns: columns) == expected)
  }

  @Test("A fitted text is exactly as wide as wanted, and a text is as wide as its characters")
  func exact() {
    for text in ["plain text", "한글한글한글", "a한b글c", "🚀🚀 e\u{301}e\u{301}", "\n\u{1b}[31m"] {
      let widths = (0...12).map { TextWidth.columns(of: TextWidth.fit(text, columns: $0)) }
      #expect(widths == Array(0...12))
    }
    #expect(TextWidth.columns(of: "한글 ok🚀") == 9)
  }
}
