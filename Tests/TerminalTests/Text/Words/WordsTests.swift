import Testing

@testable import Text

@Suite("Words typed by a reader")
struct WordsTests {
  @Test("A reader's input cannot control the terminal, and is cut after 60 characters")
  func quoted() {
    let long = String(repeating: "a", count: 60)
    let quoted: [String] = ["\u{1B}[31m\nred\u{202E}", long, long + "a"].map(\.quotedForReader)
    let cut = String(long.dropLast())
    let expected: [String] = ["“\u{FFFD}[31m\u{FFFD}red\u{FFFD}”", "“\(long)”", "“\(cut)…”"]
    #expect(quoted == expected)
  }

  @Test(
    "A suggestion may differ in half of its letters",
    arguments: [
      ("lst", "list"), ("lt", nil), ("tset", "test"), ("heelp", "help"), ("HELP", "help"),
      ("--jn", "--json"), ("--j", nil), ("hxlp", "help"), ("hxp", nil), ("1", nil), ("", nil),
      ("singleresponsability", "SingleResponsibility"), ("visitr", "Visitor"), ("x", nil),
    ] as [(String, String?)])
  func nearest(word: String, expected: String?) {
    let candidates = [
      "list", "test", "help", "--json", "SingleResponsibility", "Visitor", "visits", "y", "12",
    ]
    #expect(Spelling.nearest(to: word, among: candidates) == expected)
  }
}
