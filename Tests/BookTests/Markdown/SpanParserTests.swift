import Testing

@testable import Book

@Suite("Running text in Markdown")
struct SpanParserTests {
  private func spans(_ text: String) -> [Span] {
    SpanParser(references: ["sol": "https://example.org/solid"]).spans(in: text)
  }

  static let texts: [(String, [Span])] = [
    ("three lives", [Span(text: "three lives")]),
    ("", []),
    (
      "a *b* **c** ***d***",
      [
        Span(text: "a "), Span(text: "b", marks: .emphasis), Span(text: " "),
        Span(text: "c", marks: .strong), Span(text: " "),
        Span(text: "d", marks: [.emphasis, .strong]),
      ]
    ),
    (
      "_b_ __c__",
      [
        Span(text: "b", marks: .emphasis), Span(text: " "), Span(text: "c", marks: .strong),
      ]
    ),
    (
      "*a **b** c*",
      [
        Span(text: "a ", marks: .emphasis), Span(text: "b", marks: [.emphasis, .strong]),
        Span(text: " c", marks: .emphasis),
      ]
    ),
    (
      "**a *b***",
      [
        Span(text: "a ", marks: .strong), Span(text: "b", marks: [.strong, .emphasis]),
      ]
    ),
    (
      "**run `x*y` now**",
      [
        Span(text: "run ", marks: .strong), Span(text: "x*y", marks: [.strong, .code]),
        Span(text: " now", marks: .strong),
      ]
    ),
    ("snake_case_name and 2 * 3 * 4", [Span(text: "snake_case_name and 2 * 3 * 4")]),
    ("ship_two_ and _one_two", [Span(text: "ship_two_ and _one_two")]),
    ("an *open end and **another", [Span(text: "an *open end and **another")]),
    ("a\nb", [Span(text: "a b")]),
    ("a  \nb", [Span(text: "a"), .lineBreak, Span(text: "b")]),
    (
      "a\\\nb<br>c",
      [
        Span(text: "a"), .lineBreak, Span(text: "b"), .lineBreak, Span(text: "c"),
      ]
    ),
    ("`let x`", [Span(text: "let x", marks: .code)]),
    ("`` a`b ``", [Span(text: "a`b", marks: .code)]),
    ("`open", [Span(text: "`open")]),
    ("``a`", [Span(text: "``a`")]),
    ("\\*no\\* \\d", [Span(text: "*no* \\d")]),
    ("a<!-- not shown -->b", [Span(text: "ab")]),
    ("a <!-- open", [Span(text: "a <!-- open")]),
    ("Array<Int> &lt;&amp;&gt; R&D", [Span(text: "Array<Int> <&> R&D")]),
    ("<kbd>q</kbd> quits", [Span(text: "q quits")]),
    ("<https://example.org>", [Span(text: "https://example.org", marks: .link)]),
    ("[one](two.md)", [Span(text: "one", marks: .link), Span(text: "two.md", marks: .address)]),
    (
      "[a `b`](c.md \"title\")",
      [
        Span(text: "a ", marks: .link), Span(text: "b", marks: [.link, .code]),
        Span(text: "c.md", marks: .address),
      ]
    ),
    (
      "[a](b_(c).md).",
      [
        Span(text: "a", marks: .link), Span(text: "b_(c).md", marks: .address), Span(text: "."),
      ]
    ),
    ("[x](x)", [Span(text: "x", marks: .link)]),
    (
      "[text][sol] [Sol]",
      [
        Span(text: "text", marks: .link), Span(text: "https://example.org/solid", marks: .address),
        Span(text: " "), Span(text: "Sol", marks: .link),
        Span(text: "https://example.org/solid", marks: .address),
      ]
    ),
    (
      "![A picture](ship.png)",
      [
        Span(text: "A picture", marks: .link), Span(text: "ship.png", marks: .address),
      ]
    ),
    ("[no link] [open", [Span(text: "[no link] [open")]),
    ("[a](b", [Span(text: "[a](b")]),
    ("wait! [x]", [Span(text: "wait! [x]")]),
  ]

  @Test("Each construct is read as what it is, and all else is text", arguments: texts)
  func spans(text: String, expected: [Span]) {
    #expect(spans(text) == expected)
  }

  @Test("A long row of opening marks is read in no time")
  func manyMarks() {
    let marks = String(repeating: "*a _b ", count: 400)
    #expect(spans(marks).map(\.text).joined() == marks)
  }
}
