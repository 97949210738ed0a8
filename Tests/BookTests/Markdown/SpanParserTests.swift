import Book
import Testing

@testable import Text

@Suite("Running text in Markdown")
struct SpanParserTests {
  @Test(
    "Each construct is recognized, and everything else is text",
    arguments: [
      ("three lives", "three lives"), ("", ""), ("a *b* **c** ***d***", "a ‹b›e ‹c›s ‹d›se"),
      ("*a **b** c*", "‹a ›e‹b›se‹ c›e"), ("**a *b***", "‹a ›s‹b›se"),
      ("**run `x**y` now** *`a*b`*", "‹run ›s‹x**y›sc‹ now›s ‹a*b›ec"),
      ("snake_case_name and 2 * 3 * 4", "snake_case_name and 2 * 3 * 4"),
      ("an *open end and **another", "an *open end and **another"),
      ("** a** b *c * d", "** a** b *c * d"),
      ("`let x`", "‹let x›c"), ("`open", "`open"), ("``a`", "``a`"),
      ("\\*no\\* \\d", "*no* \\d"), ("a<!-- not shown -->b", "ab"), ("a <!-- open", "a <!-- open"),
      ("Array<Int> R&D", "Array<Int> R&D"), ("<kbd>q</kbd> quits", "q quits"),
      ("why <code>a*b*</code>?", "why ‹a*b*›c?"), ("**<code>a</code>** <code>b", "‹a›sc b"),
      ("[one](two.md)", "‹one›l‹two.md›a"), ("[a](b.md).", "‹a›l‹b.md›a."),
      ("[a `b[0]`](c.md)", "‹a ›l‹b[0]›cl‹c.md›a"), ("[x](x)", "‹x›l"),
      ("![A picture](ship.png)", "‹A picture›l‹ship.png›a"), ("[no link] [open", "[no link] [open"),
      ("[a](b", "[a](b"), ("wait! [x]", "wait! [x]"),
    ] as [(String, String)])
  func spans(text: String, expected: String) {
    #expect(Outline.of(SpanParser.shared.spans(in: text)) == expected)
  }

  @Test("Neighbours in the same style become one piece")
  func pieces() {
    #expect(SpanParser.shared.spans(in: "a\\*b c <!-- x -->d") == [Span(text: "a*b c d")])
  }
}
