import Testing

@testable import Site

@Suite("Writing HTML")
struct HTMLTests {
  @Test("Text is escaped, and a piece is taken as it is")
  func escaped() {
    let (text, piece): (String, HTML) = ("<3 & \"up\" > 0", "<em>ship</em>")
    let html: HTML = #"<a href="\#(text)">\#(text)</a>\#(piece) > \#(text)"#
    #expect(
      html.written == """
        <a href="&lt;3 &amp; &quot;up&quot; &gt; 0">&lt;3 &amp; &quot;up&quot; &gt; 0</a>\
        <em>ship</em> > &lt;3 &amp; &quot;up&quot; &gt; 0
        """)
  }

  @Test("An attribute is escaped, and left out where it has no value")
  func attributes() {
    let html: HTML = #"<b\#(attribute: "title", "a\"b") id="\#(3)"\#(attribute: "class", nil)>"#
    #expect(html.written == #"<b title="a&quot;b" id="3">"#)
  }

  @Test("Pieces are on separate lines, and empty pieces leave no line")
  func lines() {
    let (none, items): (HTML?, [HTML]) = (nil, ["<li>a</li>", "", "<li>b</li>"])
    let html: HTML = """
      \(none)
      <ul>
      \(items)
      \([])
      \("")
      </ul>
      <pre>\("")
      </pre>
      """
    #expect(html.written == "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n<pre>\n</pre>")
    #expect((["a", "b", "c"] as [HTML]).joined(by: ", ").written == "a, b, c")
  }

  @Test(
    "A link is relative to the page that it is on",
    arguments: [
      ("index.html", "index.html", nil, "index.html"),
      ("index.html", "index.html", "top", "#top"),
      ("02/index.html", "index.html", nil, "../index.html"),
      ("index.html", "02/steps.html", "step-9", "02/steps.html#step-9"),
      ("02/index.html", "02/steps.html", nil, "steps.html"),
      ("source/a/b.html", "source/c/d.html", "L1", "../c/d.html#L1"),
    ] as [(String, String, String?, String)])
  func links(page: String, other: String, fragment: String?, expected: String) {
    #expect(Address(other).link(from: Address(page), at: fragment) == expected)
  }
}
