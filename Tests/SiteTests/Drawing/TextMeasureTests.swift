import Testing

@testable import Site

@Suite("How wide a text is")
struct TextMeasureTests {
  @Test(
    "It is measured by the widths of its characters, and rounded up",
    arguments: [("", 14, 0), ("iii", 10, 9), ("Mover", 14, 42), ("WWW", 12, 34), ("…", 12, 12)])
  func width(text: String, size: Int, expected: Int) {
    #expect(TextMeasure.width(of: text, size: size) == expected)
  }

  @Test("Every character of code has its width")
  func known() {
    for code in UInt8(ascii: " ")...UInt8(ascii: "~") {
      #expect(TextMeasure.width(of: String(UnicodeScalar(code)), size: 1_000) < 1_000)
    }
  }

  @Test("A text is broken at blanks, and a long word has a line of its own")
  func lines() {
    #expect(
      TextMeasure.lines(of: "a bc  unbreakable d", size: 10, width: 21)
        == ["a bc", "unbreakable", "d"])
  }
}
