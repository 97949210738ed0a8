import Testing

@testable import ArcadeProgram

@Suite("Text fitted to a width")
struct ParagraphTests {
  @Test("A sentence breaks between words, or inside a word that is too wide; “…” marks a cut")
  func lines() {
    let cases: [(String, Int, most: Int, [String])] = [
      ("one two three", 7, 9, ["one two", "three"]), ("", 6, 9, []),
      ("one two three", 6, 9, ["one", "two", "three"]),
      ("in /a/long/path now", 6, 9, ["in", "/a/lon", "g/path", "now"]),
      ("to http://a.b", 6, 9, ["to", "http:/", "/a.b"]),
      ("한글한글", 5, 9, ["한글", "한글"]), ("한", 1, 9, ["한"]),
      ("one two three four", 7, 2, ["one two", "three …"]), ("one two", 7, 1, ["one two"]),
      ("one two three", 7, 1, ["one tw…"]),
    ]
    for (text, columns, most, lines) in cases {
      #expect(Paragraph.lines(of: text, columns: columns, most: most) == lines)
    }
    let texts = [("CoolMan", 7), ("CoolMan", 6), ("한글한", 5), ("한글한", 4), ("CoolMan", 0)]
    let fitting: [String] = texts.map { Paragraph.fit($0, columns: $1) }
    #expect(fitting == ["CoolMan", "CoolM…", "한글…", "한…", ""])
  }
}
