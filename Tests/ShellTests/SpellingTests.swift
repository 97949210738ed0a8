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
    ])
  func slips(typed: String, meant: String, expected: Int) {
    #expect(Spelling.slips(from: typed, to: meant) == expected)
  }

  @Test(
    "A word is near with one slip, and with one more for every five letters",
    arguments: [
      ("lst", "list"), ("lt", nil), ("tset", "test"), ("heelp", "help"), ("--jsn", "--json"),
      ("--j", nil), ("--jn", nil), ("--jxn", "--json"), ("hxlp", "help"), ("hxxp", nil),
      ("singleresponsability", "SingleResponsibility"), ("", nil), ("zzzz", nil),
    ])
  func nearest(word: String, expected: String?) {
    let candidates = ["list", "test", "help", "--json", "SingleResponsibility"]
    #expect(Spelling.nearest(to: word, among: candidates) == expected)
  }

  @Test("A word of one letter is near to none, and without candidates none is")
  func nothing() {
    #expect(Spelling.nearest(to: "x", among: ["y", "S"]) == nil)
    #expect(Spelling.nearest(to: "list", among: []) == nil)
  }

  @Test("The nearest of several is meant")
  func several() {
    #expect(Spelling.nearest(to: "visitr", among: ["visit", "Visitor"]) == "visit")
    #expect(Spelling.nearest(to: "visito", among: ["visits", "Visitor"]) == "visits")
  }
}
