import Testing

@testable import Book

@Suite("Running text in Markdown")
struct SpanParserTests {
  private func spans(_ text: String) -> [Span] {
    SpanParser().spans(in: text)
  }

  @Test(
    "Each construct is read as what it is, and all else is text",
    arguments: [
      ("three lives", "three lives"), ("", ""), ("a *b* **c** ***d***", "a ‹b›e ‹c›s ‹d›se"),
      ("_b_ __c__", "‹b›e ‹c›s"), ("*a **b** c*", "‹a ›e‹b›se‹ c›e"), ("**a *b***", "‹a ›s‹b›se"),
      ("**run `x*y` now**", "‹run ›s‹x*y›sc‹ now›s"),
      ("snake_case_name and 2 * 3 * 4", "snake_case_name and 2 * 3 * 4"),
      ("ship_two_ and _one_two", "ship_two_ and _one_two"),
      ("an *open end and **another", "an *open end and **another"), ("a\nb", "a b"),
      ("a  \nb", "a⏎b"), ("a\\\nb<br>c", "a⏎b⏎c"), ("`let x`", "‹let x›c"),
      ("`` a`b ``", "‹a`b›c"), ("`open", "`open"), ("``a`", "``a`"), ("\\*no\\* \\d", "*no* \\d"),
      ("a<!-- not shown -->b", "ab"), ("a <!-- open", "a <!-- open"),
      ("Array<Int> R&D", "Array<Int> R&D"), ("<kbd>q</kbd> quits", "q quits"),
      ("[one](two.md)", "‹one›l‹two.md›a"),
      ("[a `b`](c.md \"title\")", "‹a ›l‹b›cl‹c.md›a"), ("[a](b_(c).md).", "‹a›l‹b_(c).md›a."),
      ("[x](x)", "‹x›l"),
      ("![A picture](ship.png)", "‹A picture›l‹ship.png›a"), ("[no link] [open", "[no link] [open"),
      ("[a](b", "[a](b"), ("wait! [x]", "wait! [x]"),
    ])
  func spans(text: String, expected: String) { #expect(Outline.of(spans(text)) == expected) }

  @Test("Neighbours that look alike are one piece")
  func pieces() {
    #expect(spans("a\\*b c <!-- x -->d") == [Span(text: "a*b c d")])
  }

  @Test("A long row of opening marks is read in no time")
  func manyMarks() {
    let marks = String(repeating: "*a _b ", count: 60)
    #expect(spans(marks).map(\.text).joined() == marks)
  }
}
