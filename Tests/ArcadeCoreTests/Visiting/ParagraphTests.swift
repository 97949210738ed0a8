import Testing

@testable import ArcadeCore

@Suite("Sentences made to fit")
struct ParagraphTests {
  @Test("A sentence is broken between words, where a line is full")
  func words() {
    #expect(Paragraph.lines(of: "one two three", columns: 7) == ["one two", "three"])
    #expect(Paragraph.lines(of: "one two three", columns: 6) == ["one", "two", "three"])
    #expect(Paragraph.lines(of: "", columns: 6) == [])
  }

  @Test("A word that is wider than a line is broken inside, so that nothing of a path is lost")
  func longWords() {
    #expect(
      Paragraph.lines(of: "in /a/long/path now", columns: 6) == ["in", "/a/lon", "g/path", "now"])
    #expect(Paragraph.lines(of: "한글한글", columns: 5) == ["한글", "한글"])
    #expect(Paragraph.lines(of: "한", columns: 1) == ["한"])
  }

  @Test("What has no room is told by an ellipsis")
  func most() {
    #expect(
      Paragraph.lines(of: "one two three four", columns: 7, most: 2) == ["one two", "three …"])
    #expect(Paragraph.lines(of: "one two", columns: 7, most: 1) == ["one two"])
    #expect(Paragraph.lines(of: "one two three", columns: 7, most: 1) == ["one tw…"])
  }

  @Test("A text is cut only where it is too wide, without a space at its end")
  func fit() {
    #expect(Paragraph.fit("CoolMan", columns: 7) == "CoolMan")
    #expect(Paragraph.fit("CoolMan", columns: 6) == "CoolM…")
    #expect(Paragraph.fit("한글한", columns: 5) == "한글…")
    #expect(Paragraph.fit("한글한", columns: 4) == "한…")
    #expect(Paragraph.fit("CoolMan", columns: 0) == "")
  }
}
