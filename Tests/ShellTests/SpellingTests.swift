import Testing

@testable import Shell

@Suite("What a reader probably meant")
struct SpellingTests {
  @Test(
    "Slips are letters left out, added, changed or swapped",
    arguments: [
      ("read", "read", 0), ("READ", "read", 0), ("rad", "read", 1), ("reead", "read", 1),
      ("reed", "read", 1), ("raed", "read", 1), ("dear", "read", 2), ("tail", "read", 4),
      ("", "read", 4),
      ("read", "", 4), ("ca", "abc", 3),
    ] as [(String, String, Int)])
  func slips(typed: String, meant: String, expected: Int) {
    #expect(Spelling.slips(from: typed, to: meant) == expected)
  }

  @Test(
    "A word is near with one slip, and with one more for every five letters",
    arguments: [
      ("lst", "list"), ("lt", nil), ("tset", "test"), ("heelp", "help"), ("--jsn", "--json"),
      ("--j", nil), ("--jn", nil), ("--jxn", "--json"), ("hxlp", "help"), ("hxxp", nil),
      ("singleresponsability", "SingleResponsibility"), ("", nil), ("zzzz", nil),
    ] as [(String, String?)])
  func nearest(word: String, expected: String?) {
    let candidates = ["list", "test", "help", "--json", "SingleResponsibility"]
    #expect(Spelling.nearest(to: word, among: candidates) == expected)
  }

  @Test(
    "The nearest of several is meant; a word of one letter is near to none",
    arguments: [
      ("visitr", ["visit", "Visitor"], "visit"), ("visito", ["visits", "Visitor"], "visits"),
      ("x", ["y", "S"], nil), ("list", [], nil),
    ] as [(String, [String], String?)])
  func several(word: String, candidates: [String], expected: String?) {
    #expect(Spelling.nearest(to: word, among: candidates) == expected)
  }
}
