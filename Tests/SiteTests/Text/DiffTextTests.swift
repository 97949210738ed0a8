import Book
import Testing

@testable import Site

@Suite("Differences as HTML")
struct DiffTextTests {
  private func html(_ old: String?, _ new: String?, _ text: DiffText = DiffText()) throws -> String
  {
    let files = try GitDiff.files(
      from: SourceTree(old.map { ["A.swift": $0] } ?? [:]),
      to: SourceTree(new.map { ["A.swift": $0] } ?? [:]))
    return text.html(files).written
  }

  @Test("Replaced lines come above the lines that replace them")
  func changed() throws {
    let text = try html("let a = 1\nlet b = 1\n", "let a = 1\nlet b = 2\n\n")
    #expect(
      text == """
        <section class="file">
        <h3><code>A.swift</code> <small>1 removed, 1 added</small></h3>
        <div class="hunk">
        <pre><span><b>let</b> a = 1
        </span><del><b>let</b> b = 1
        </del><ins><b>let</b> b = 2
        </ins><ins>
        </ins></pre>
        </div>
        </section>
        """)
  }

  @Test(
    "The unchanged lines around a change unfold to the whole file, without the marks of snippets")
  func whole() throws {
    func file(_ line: String) -> String {
      "// snippet: a\n1\n2\n// end: a\n3\n4\n\(line)\n6\n7\n8\n9\n\n10\n"
    }
    let (old, new) = (file("let a = 5"), file("let a = 55"))
    let text = try html(old, new, DiffText(whole: SourceTree(["A.swift": new])))
    let gaps = text.matches(of: #/<summary>(.*?)<\/summary>\n<pre>((?s:.*?))<\/pre>/#)
    #expect(gaps.map { String($0.1) } == ["2 unchanged lines", "3 unchanged lines"])
    #expect(gaps.map { String($0.2) } == ["1\n2\n", "9\n\n10\n"])
    let order = ["2 unchanged", "<ins>", "3 unchanged"].map { text.firstRange(of: $0)?.lowerBound }
    #expect(order.compactMap(\.self).sorted() == order.compactMap(\.self) && !order.contains(nil))
    // Where nothing is left out, nothing unfolds; and without the file there is the change alone.
    #expect(
      try !html("1\n2\n", "1\n3\n", DiffText(whole: SourceTree(["A.swift": "1\n3\n"]))).contains(
        "gap"))
    #expect(try !html(old, new).contains("gap"))
  }

  @Test("A split difference shows old lines beside new ones")
  func split() throws {
    let text = try html(
      "let a = 1\nlet b = 1\n", "let a = 1\nlet b = 2\n\nlet c = 3\n", DiffText(isSplit: true))
    #expect(
      text == """
        <section class="file split">
        <h3><code>A.swift</code> <small>1 removed, 2 added</small></h3>
        <div class="hunk">
        <div class="same">
        <pre><span><b>let</b> a = 1
        </span></pre>
        <pre aria-hidden="true"><span><b>let</b> a = 1
        </span></pre>
        </div>
        <div class="changed" style="--rows:3">
        <pre class="old"><del><b>let</b> b = 1
        </del></pre>
        <pre class="new"><ins><b>let</b> b = 2
        </ins><ins>
        </ins><ins><b>let</b> c = 3
        </ins></pre>
        </div>
        </div>
        </section>
        """)
  }

  @Test(
    "A file that only one version has is shown in one column, and its name leads to that version",
    arguments: [
      ("a\n", nil, "before", "removed", "del"), (nil, "a\n", "after", "added", "ins"),
    ] as [(String?, String?, String, String, String)])
  func oneSided(
    old: String?, new: String?, side: String, note: String, element: String
  ) throws {
    let text = try html(old, new, DiffText(level: 2, source: { "\($1.rawValue)/\($0)" }))
    let name = "<a href=\"\(side)/A.swift\"><code>A.swift</code></a>"
    #expect(text.contains("<h2>\(name) <small>\(note)</small></h2>"))
    #expect(text.contains("<pre><\(element)>a\n</\(element)></pre>"))
  }

  @Test("Moved lines are marked, long ones wrap with indents, and one-sided lines have one column")
  func moved() throws {
    let block = (1...4).map { "  let theNumber\($0)OfTheLongList = list[\($0)]\n" }.joined()
    let text = try html(
      "\(block)a\nb\nc\nd\nlet e = 1\n", "a\nb\nc\nd\nx\nlet e = 2\n\(block)",
      DiffText(isSplit: true))
    #expect(text.contains("<pre class=\"old\"><del class=\"moved i2\">  <b>let</b>"))
    #expect(text.contains("<ins class=\"moved i2\">  <b>let</b>"))
    #expect(text.contains("<small>1 removed, 2 added, 4 moved</small>"))
    let rows: [Substring] = text.matches(of: #/--rows:(\d+)/#).map(\.1)
    let columns: [Substring] = text.matches(of: #/<pre class="(old|new)">/#).map(\.1)
    #expect(rows == ["4", "6"] && columns == ["old", "old", "new"])
  }

  @Test(
    "A line that may wrap has a hanging indent of its own depth, up to twelve columns",
    arguments: [
      (2, 34, ""), (2, 35, " class=\"i2\""), (13, 30, " class=\"i12\""), (0, 37, " class=\"i0\""),
      (5, 32, " class=\"i4\""),
    ])
  func hanging(blanks: Int, letters: Int, look: String) throws {
    let line = String(repeating: " ", count: blanks) + String(repeating: "a", count: letters)
    #expect(try html("\(line)\n", nil).contains("<pre><del\(look)>"))
    let code = look.isEmpty ? "\(line)\n" : "<span\(look)>\(line)\n</span>"
    #expect(CodeText.html([line, "}"]).written == "\(code)}\n")
  }

  @Test("An arrow in the code is never broken")
  func arrow() {
    let arrow = "<u>-&gt;</u>"
    #expect(CodeText.html(["a -> b->c - d"]).written == "a \(arrow) b\(arrow)c - d\n")
  }

  @Test(
    "A long word of code may be broken before a dot and after a parenthesis, and a short one never",
    arguments: [
      ("aaaaaaaaa.bbbbb(cc)", "aaaaaaaaa<wbr>.bbbbb(<wbr>cc)"),
      ("aaaaaaaaa.bbbb(cc)", "aaaaaaaaa.bbbb(cc)"),
      ("aaaaaaaaaaa.bbbbbbb -> c", "aaaaaaaaaaa<wbr>.bbbbbbb <u>-&gt;</u> c"),
      // A range and an empty pair of parentheses stay whole.
      ("aaaaaaaaa[0..<bbbbb.ccc()]", "aaaaaaaaa[0..&lt;bbbbb<wbr>.ccc()]"),
      ("aaaaaaaaa(bbb...cccc,0...2)", "aaaaaaaaa(<wbr>bbb...cccc,0...2)"),
    ])
  func breaks(code: String, written: String) {
    #expect(CodeText.html([code]).written == "\(written)\n")
  }

  @Test("Each side of a difference is coloured separately")
  func colours() throws {
    let text = try html("/* a\nx\n", "b\nx\n")
    #expect(text.contains("<del><small>/* a</small>\n</del>") && text.contains("<ins>b\n</ins>"))
  }

  @Test("The legend names the marks that a page has")
  func legend() {
    let (removed, added) = ("<del>− removed</del>", "<ins>+ added</ins>")
    #expect(
      DiffText.legend(moves: false).written == "<p class=\"legend\">\(removed) \(added)</p>")
    #expect(DiffText.legend().written.contains("\(added) <del class=\"moved\">"))
  }
}
