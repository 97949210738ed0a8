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

  @Test("What changed stands beside what took its place")
  func changed() throws {
    let text = try html("let a = 1\nlet b = 1\n", "let a = 1\nlet b = 2\n\nlet c = 3\n")
    #expect(
      text == """
        <section class="file">
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

  @Test("Moved lines are marked, long ones hang, and what stands on one side alone is in one row")
  func moved() throws {
    let block = (1...4).map { "  let theNumber\($0)OfTheLongList = list[\($0)]\n" }.joined()
    let text = try html("\(block)a\nb\nc\nd\nlet e = 1\n", "a\nb\nc\nd\nx\nlet e = 2\n\(block)")
    #expect(text.contains("<pre class=\"old\"><del class=\"moved i2\">  <b>let</b>"))
    #expect(text.contains("<ins class=\"moved i2\">  <b>let</b>"))
    #expect(text.contains("<small>1 removed, 2 added, 4 moved</small>"))
    let rows: [Substring] = text.matches(of: #/--rows:(\d+)/#).map(\.1)
    let columns: [Substring] = text.matches(of: #/<pre class="(old|new)">/#).map(\.1)
    #expect(rows == ["4", "6"] && columns == ["old", "old", "new"])
  }

  @Test(
    "A line that may wrap hangs by its indentation, up to twelve columns",
    arguments: [
      (2, 34, ""), (2, 35, " class=\"i2\""), (13, 30, " class=\"i12\""), (0, 40, ""),
    ])
  func hanging(blanks: Int, letters: Int, look: String) throws {
    let line = String(repeating: " ", count: blanks) + String(repeating: "a", count: letters)
    #expect(try html("\(line)\n", nil).contains("<pre><del\(look)>"))
  }

  @Test("Each side is coloured by itself")
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
