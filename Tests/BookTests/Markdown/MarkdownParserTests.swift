import Testing

@testable import Book

@Suite("The blocks of a page")
struct MarkdownParserTests {
  private func blocks(_ text: String) -> [Block] { MarkdownParser(text).blocks() }
  private func paragraph(_ text: String) -> Block { .paragraph([Span(text: text)]) }

  @Test(
    "A heading has one to six signs and a space",
    arguments: [
      ("# One", 1, "One"), ("###### Six", 6, "Six"), ("## Closed ##", 2, "Closed"),
      ("  ## Indented", 2, "Indented"), ("One\n===", 1, "One"), ("Two\n---", 2, "Two"),
      ("## C#", 2, "C#"),
    ])
  func heading(text: String, level: Int, title: String) {
    #expect(blocks(text) == [.heading(level: level, [Span(text: title)])])
  }

  @Test("What only looks like a heading is text", arguments: ["#No space", "####### Seven"])
  func noHeading(text: String) {
    #expect(blocks(text) == [paragraph(text)])
  }

  @Test("Lines make a paragraph until an empty one")
  func paragraphs() {
    #expect(blocks("one\n  two\n\n\nthree\n") == [paragraph("one two"), paragraph("three")])
  }

  @Test("Line ends of Windows and tabs change nothing, control characters are dropped")
  func lineEnds() {
    #expect(blocks("# A\r\n\r\none\r\ntwo\r\n") == blocks("# A\n\none\ntwo\n"))
    #expect(
      blocks("```\r\na\tb\r\n\tc\r\n```") == [.code(language: "", lines: ["a   b", "    c"])])
    #expect(blocks("a\u{1B}[31mb\u{7}") == [paragraph("a[31mb")])
  }

  @Test("A fence keeps its lines as they are and names its language")
  func fence() {
    #expect(
      blocks("```swift title\nlet a = 1\n\n  # no heading\n```\nafter")
        == [
          .code(language: "swift", lines: ["let a = 1", "", "  # no heading"]), paragraph("after"),
        ])
    #expect(blocks("~~~\n```\n~~~") == [.code(language: "", lines: ["```"])])
    #expect(blocks("````\n```\n````") == [.code(language: "", lines: ["```"])])
    #expect(blocks("~~\na\n~~") == [paragraph("~~ a ~~")])
    #expect(blocks("```\na\n    ```\n```") == [.code(language: "", lines: ["a", "    ```"])])
    #expect(blocks("``` `a` ```") == [.paragraph([Span(text: "`a`", marks: .code)])])
    #expect(blocks("  ```\n  a\n    b\n  ```") == [.code(language: "", lines: ["a", "  b"])])
  }

  @Test("A fence without an end goes on to the end of the page")
  func openFence() {
    #expect(blocks("```text\na\n\n# b") == [.code(language: "text", lines: ["a", "", "# b"])])
  }

  @Test("Lines indented by four are code, but not inside a paragraph")
  func indentedCode() {
    #expect(
      blocks("    a\n\n      b\n\nc") == [
        .code(language: "", lines: ["a", "", "  b"]), paragraph("c"),
      ])
    #expect(blocks("    # a\n    - b") == [.code(language: "", lines: ["# a", "- b"])])
    #expect(blocks("   # a") == [.heading(level: 1, [Span(text: "a")])])
    #expect(blocks("a\n    b") == [paragraph("a b")])
  }

  @Test("Comments are left out, wherever they end")
  func comments() {
    #expect(blocks("a\n<!-- b -->\nc") == [paragraph("a"), paragraph("c")])
    #expect(blocks("<!-- a\n\n# b\n-->\nc") == [paragraph("c")])
    #expect(blocks("<!-- a --> b") == [paragraph("b")])
    #expect(
      blocks("<!-- code: x -->\n```swift\na\n```") == [.code(language: "swift", lines: ["a"])])
  }

  @Test("A comment without an end is text, so that no page goes away")
  func openComment() {
    #expect(blocks("<!-- a\n\nb") == [paragraph("<!-- a"), paragraph("b")])
  }

  @Test("A rule is three marks or more of one kind", arguments: ["---", "***", "_ _ _", "-----"])
  func rule(text: String) {
    #expect(blocks("\(text)\na") == [.rule, paragraph("a")])
  }

  @Test("Links by name find their address anywhere on the page, but not in code")
  func references() {
    let expected: [Span] = [Span(text: "a", marks: .link), Span(text: "b.md", marks: .address)]
    #expect(blocks("[a]\n\n[A]: <b.md> \"title\"") == [.paragraph(expected)])
    #expect(blocks("```\n[a]: b\n```") == [.code(language: "", lines: ["[a]: b"])])
  }

  @Test("A page without anything has no blocks", arguments: ["", "\n\n", "   \n", "<!-- -->"])
  func empty(text: String) {
    #expect(blocks(text).isEmpty)
  }
}
