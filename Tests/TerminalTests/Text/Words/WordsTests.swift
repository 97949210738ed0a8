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

  @Test("Typing errors are letters left out, added, changed or swapped")
  func slips() {
    let table: [(String, String, Int)] = [
      ("read", "read", 0), ("READ", "read", 0), ("rad", "read", 1), ("reead", "read", 1),
      ("reed", "read", 1), ("raed", "read", 1), ("dear", "read", 2), ("tail", "read", 4),
      ("", "read", 4), ("read", "", 4), ("ca", "abc", 3),
    ]
    for (typed, meant, count) in table {
      #expect(Spelling.slips(from: typed, to: meant) == count, "\(typed) for \(meant)")
    }
  }

  @Test(
    "A suggestion may be off by one letter, plus one more for every five letters",
    arguments: [
      ("lst", "list"), ("lt", nil), ("tset", "test"), ("heelp", "help"), ("--jsn", "--json"),
      ("--j", nil), ("--jn", nil), ("--jxn", "--json"), ("hxlp", "help"), ("hxxp", nil),
      ("singleresponsability", "SingleResponsibility"), ("", nil), ("zzzz", nil),
      ("visitr", "Visitor"), ("visito", "Visitor"), ("x", nil),
    ] as [(String, String?)])
  func nearest(word: String, expected: String?) {
    let candidates = [
      "list", "test", "help", "--json", "SingleResponsibility", "Visitor", "visits", "y", "S",
    ]
    #expect(Spelling.nearest(to: word, among: candidates) == expected)
  }
}
