import Testing

@testable import Site

@Suite("Writing HTML")
struct HTMLTests {
  @Test(
    "A piece is written with its attributes in order, and escaped",
    arguments: [
      ("Lives < 3 & \"up\"", "Lives &lt; 3 &amp; \"up\""),
      (HTML("em", "ship"), "<em>ship</em>"),
      (
        HTML("a", ["href": "a\"b&c", "class": "x"], "1 > 0"),
        "<a href=\"a&quot;b&amp;c\" class=\"x\">1 &gt; 0</a>"
      ),
      (HTML("a", ["href": "#", "title": nil], []), "<a href=\"#\"></a>"),
      (HTML("br", [:]), "<br>"),
      (["one", .raw("<!-- two -->"), "three"], "one<!-- two -->three"),
      (HTML("ul", [HTML("li", "a"), HTML("li", "b")]), "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"),
      (HTML("pre", HTML("p", "kept")), "<pre><p>kept</p></pre>\n"),
      (["a", "b", "c"].joined(by: ", "), "a, b, c"),
    ] as [(HTML, String)])
  func written(piece: HTML, expected: String) {
    #expect(piece.written == expected)
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
