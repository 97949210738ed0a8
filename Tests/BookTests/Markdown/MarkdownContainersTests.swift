import Testing

@testable import Book

@Suite("Blocks that hold others")
struct MarkdownContainersTests {
  private func blocks(_ text: String) -> [Block] { MarkdownParser(text).blocks() }
  private func paragraph(_ text: String) -> Block { .paragraph([Span(text: text)]) }

  @Test("Bullets make a list, with lists and paragraphs inside")
  func list() {
    let text = """
      - one
        goes on
      - two
        1. first
        2. second

      - three

        has more
      after
      """
    #expect(
      blocks(text) == [
        .list(
          start: nil,
          items: [
            [paragraph("one goes on")],
            [
              paragraph("two"),
              .list(start: 1, items: [[paragraph("first")], [paragraph("second")]]),
            ],
            [paragraph("three"), paragraph("has more after")],
          ])
      ])
  }

  @Test("A list goes on as long as its mark stays the same")
  func listMarks() {
    #expect(blocks("- a\n+ b").count == 2)
    #expect(blocks("3. a\n4. b") == [.list(start: 3, items: [[paragraph("a")], [paragraph("b")]])])
    #expect(blocks("1) a\n2. b").count == 2)
    #expect(blocks("123456789. a") == [.list(start: 123_456_789, items: [[paragraph("a")]])])
    #expect(blocks("1234567890. a") == [paragraph("1234567890. a")])
    #expect(blocks("-    a") == [.list(start: nil, items: [[paragraph("a")]])])
    #expect(blocks("-     a") == [.list(start: nil, items: [[.code(language: "", lines: ["a"])]])])
    #expect(blocks("-") == [.list(start: nil, items: [[]])])
  }

  @Test("A year at the start of a line is no list")
  func year() {
    #expect(blocks("It was in\n2015. Then") == [paragraph("It was in 2015. Then")])
    #expect(blocks("-5 is a number") == [paragraph("-5 is a number")])
  }

  @Test("Code in an item loses the item's indent, and may hold bullets")
  func codeInList() {
    #expect(
      blocks("- a\n\n  ```\n  - b\n\n    c\n  ```\n- d") == [
        .list(
          start: nil,
          items: [
            [paragraph("a"), .code(language: "", lines: ["- b", "", "  c"])], [paragraph("d")],
          ])
      ])
  }

  @Test("A quote holds blocks, and its lines may forget the sign")
  func quote() {
    #expect(
      blocks("> a\nb\n>\n> - c\n\nd") == [
        .quote([paragraph("a b"), .list(start: nil, items: [[paragraph("c")]])]), paragraph("d"),
      ])
    #expect(blocks(">> a") == [.quote([.quote([paragraph("a")])])])
  }

  @Test("A table has as many cells in a row as headings")
  func table() {
    let text = """
      | kind | lives |  x  |
      |:-----|------:|:---:|
      | ship | 3 |
      | mine | 1 | a \\| b | surplus |
      after | all

      end
      """
    let cell = { (text: String) in text.isEmpty ? [] : [Span(text: text)] }
    #expect(
      blocks(text) == [
        .table(
          Table(
            headings: ["kind", "lives", "x"].map(cell), alignments: [.left, .right, .center],
            rows: [
              ["ship", "3", ""], ["mine", "1", "a | b"], ["after", "all", ""],
            ].map { $0.map(cell) })), paragraph("end"),
      ])
  }

  @Test(
    "What only looks like a table is text",
    arguments: ["a | b\nc | d", "a | b\n|---|", "a\n|---|---|"])
  func noTable(text: String) {
    #expect(blocks(text) == [paragraph(text.replacing("\n", with: " "))])
  }

  @Test("A question is read on one line or on many, with blocks and questions in its answer")
  func details() {
    #expect(
      blocks("<details><summary>Why?</summary> Because. </details>\nafter") == [
        .details(summary: [Span(text: "Why?")], [paragraph("Because.")]), paragraph("after"),
      ])
    let nested = """
      <details open>
      <summary>A <code>b</code>?</summary>

      - c

      <details><summary>D?</summary>
      e
      </details>
      </details>
      """
    #expect(
      blocks(nested) == [
        .details(
          summary: [Span(text: "A b?")],
          [
            .list(start: nil, items: [[paragraph("c")]]),
            .details(summary: [Span(text: "D?")], [paragraph("e")]),
          ])
      ])
  }

  @Test("A question without a summary, or without an end, is a question all the same")
  func oddDetails() {
    #expect(
      blocks("<details>\na\n</details>") == [
        .details(summary: [Span(text: "Details")], [paragraph("a")])
      ])
    #expect(
      blocks("<details><summary>A?</summary>\nb\n\n# c") == [
        .details(
          summary: [Span(text: "A?")], [paragraph("b"), .heading(level: 1, [Span(text: "c")])])
      ])
  }
}
