import Book
import TestSupport
import Testing
import Text

@testable import Site

@Suite("The text of a page as HTML")
struct TextWriterTests {
  private static let sources = SourceTree([
    "Sources/Ship.swift": "import A\n// snippet: lives\n\n  let lives = 3\n// end: lives\n",
    "Sources/A/Twin.swift": "", "Sources/B/Twin.swift": "",
  ])

  private static func writer(in folder: String = "Lessons/02", host: String? = nil) -> TextWriter {
    let book = BookContents(
      catalogue: Catalogue.lessons, lessons: [], front: [], path: [], editors: [], contributing: [],
      glossary: Glossary([]), game: RecordedGame(seed: 1, pictures: []), sources: sources)
    return TextWriter(
      here: Address("02/index.html"), folder: folder, links: BookLinks(book, host: host))
  }

  private func html(_ markdown: String, _ writer: TextWriter = writer()) -> String {
    writer.html(MarkdownParser(markdown).blocks()).written.trimmed
  }

  @Test(
    "Blocks and running text become HTML",
    arguments: [
      ("# Ships & co", "<h1>Ships &amp; co</h1>"),
      ("## The bet", "<h2 id=\"the-bet\"><a class=\"anchor\" href=\"#the-bet\">The bet</a></h2>"),
      (
        "## `Ship`, crew_1 & A-2",
        "<h2 id=\"ship-crew_1--a-2\"><a class=\"anchor\" href=\"#ship-crew_1--a-2\"><code>Ship</code>, "
          + "crew_1 &amp; A-2</a></h2>"
      ),
      ("a *b* **c** `d<e>`", "<p>a <em>b</em> <strong>c</strong> <code>d&lt;e&gt;</code></p>"),
      (
        "**Before you read on:** why?",
        "<p class=\"pause\"><strong>Before you read on:</strong> why?</p>"
      ),
      ("- a\n- b\n\n  c", "<ul>\n<li>a</li>\n<li>b<p>c</p>\n</li>\n</ul>"),
      ("3. a", "<ol start=\"3\">\n<li>a</li>\n</ol>"),
      (
        // The text that unfolds an answer is not also a link.
        "<details><summary>Why <code>Ship.swift</code>?</summary>\n\nSo.\n\n</details>",
        "<details>\n<summary>Why <code>Ship.swift</code>?</summary>\n<p>So.</p>\n</details>"
      ),
    ])
  func blocks(markdown: String, expected: String) {
    #expect(html(markdown) == expected)
  }

  @Test("A table is labelled by its headings and keeps its alignments; empty headings are omitted")
  func table() {
    let text = html("| | lives |\n|---|---:|\n| ship | 3 |")
    #expect(text.contains("<tr>\n<td></td>\n<th scope=\"col\" class=\"figure\">lives</th>\n</tr>"))
    #expect(text.contains("aria-label=\"Table: lives\">"))
    #expect(text.contains("<tr>\n<td>ship</td>\n<td class=\"figure\">3</td>\n</tr>"))
    #expect(text.hasPrefix("<div class=\"table\" ") && !text.contains("data-label"))
  }

  @Test(
    "Where a table is too wide for a phone, its cells say what they are, so that rows can be cards")
  func cards() {
    let wide = html(
      "| *request* | the bet | lines |\n|---|---|---:|\n| A gun that overheats | expected, from outside | 3 → 0 |"
    )
    #expect(wide.hasPrefix("<div class=\"table cards\" "))
    #expect(wide.contains("<td>A gun that overheats</td>\n<td data-label=\"the bet\">expected"))
    #expect(wide.contains("<td data-label=\"lines\" class=\"figure won\">3 → 0</td>"))
    let numbered = html(
      "| # | the version | lines | files | behaviours |\n|---|---|---|---|---|\n| 1 | a | \(String(repeating: "b", count: 25)) | c | d |"
    )
    #expect(
      numbered.hasPrefix("<div class=\"table numbered\" ") && !numbered.contains("data-label"))
    #expect(numbered.contains("<td class=\"sentence\">bb"))
    #expect(html("| a |\n|:---:|\n| b |").contains("<td class=\"centre\">b</td>"))
    // Columns of words take room.
    func isWide(_ columns: Int, _ cell: String, _ rule: String) -> Bool {
      func row(_ cell: String) -> String { "|" + String(repeating: "\(cell)|", count: columns) }
      return html([row("a"), row(rule), row(cell)].joined(separator: "\n")).contains("cards")
    }
    #expect(!isWide(3, "123456789012", "--:") && isWide(3, "1234567890123", "--:"))
    #expect(!isWide(2, "a b c d e f g h i j k l m n o p q", "---"), "two columns need no labels")
    #expect(isWide(3, "a b c d e f g h i j k l m n o p q", "---"))
  }

  @Test(
    "In running text, short words of code are never broken, and long ones may be",
    arguments: [
      ("--next", "<code>--next</code>"),
      ("() -> Int", "<code class=\"long\">() <span>-&gt;</span> Int</code>"),
      (
        "scripts/workbook step 1 --next",
        "<code class=\"long\"><span>scripts/workbook</span> step 1 <span>--next</span></code>"
      ),
      (
        "Sources/Lessons/02-OpenClosed/Before",
        "<code class=\"long\">Sources/Lessons/02-OpenClosed/Before</code>"
      ),
    ])
  func codeInText(code: String, expected: String) {
    #expect(html("`\(code)`") == "<p>\(expected)</p>")
  }

  @Test("Options in commands are never broken")
  func command() {
    #expect(
      html("```sh\nswift run -q a  --b=c d-e\n```").contains(
        "swift run <u>-q</u> a  <u>--b=c</u> d-e"))
  }

  @Test(
    "Apostrophes become curly; names that a compiler quotes keep straight quotes",
    arguments: [
      ("the player's ships' guns", "the player’s ships’ guns"),
      ("type 'any Moving' has no member 'speed'", "type 'any Moving' has no member 'speed'"),
      ("'a' isn't b's", "'a' isn’t b’s"), ("in '05 it's", "in ’05 it’s"), ("('x')", "('x')"),
    ])
  func quotes(text: String, expected: String) {
    #expect(html(text) == "<p>\(expected)</p>")
  }

  @Test("In a table of figures, the first cell of a row is its heading, unless it is empty")
  func figures() {
    let table = Table(["", "edited"], rows: [["before", "3"], ["", "*4*"]])
    let text = Self.writer().html(table, label: "What it takes", headsRows: true).written
    #expect(text.hasPrefix("<div class=\"table\" tabindex=\"0\" role=\"group\" aria-label=\"What"))
    #expect(text.contains("<th scope=\"row\">before</th>\n<td class=\"figure\">3</td>"))
    #expect(text.contains("<tr>\n<td></td>\n<td class=\"figure\"><em>4</em></td>\n</tr>"))
  }

  @Test(
    "Links lead to pages of the site, to the code host, or nowhere",
    arguments: [
      ("[a](https://b.example/c)", nil, "<a href=\"https://b.example/c\">a</a>"),
      ("[the `path`](../README.md)", nil, "<a href=\"../path.html\">the <code>path</code></a>"),
      ("[a](../README.md#x) b", nil, "<a href=\"../path.html#x\">a</a> b"),
      ("[a](#x)", nil, "<a href=\"#x\">a</a>"),
      // Its text is its address.
      ("[https://b.c](https://b.c)", nil, "<a href=\"https://b.c\">https://b.c</a>"),
      ("[a](../../scripts)", nil, "a"),
      (
        "[a](../../scripts)", "https://h.example/b", "<a href=\"https://h.example/b/scripts\">a</a>"
      ),
      ("`Ship.swift`", nil, "<a href=\"../source/Ship.html\"><code>Ship.swift</code></a>"),
      ("`Twin.swift`", nil, "<code>Twin.swift</code>"),
    ] as [(String, String?, String)])
  func links(markdown: String, host: String?, expected: String) {
    #expect(html(markdown, Self.writer(host: host)) == "<p>\(expected)</p>")
    let atTheTop = markdown.replacing("../README.md", with: "Lessons/README.md")
      .replacing("../../", with: "")
    #expect(html(atTheTop, Self.writer(in: "", host: host)) == "<p>\(expected)</p>")
  }

  @Test(
    "A quote's caption names its file and version, or the slip or step whose change it shows",
    arguments: [
      ("Sources/Lessons/05-X/Before/Rules/Ship.swift#lives", "Before/Ship.swift"),
      ("Tests/Lessons/05-X/ShipTests.swift", "ShipTests.swift"),
      ("Lessons/02-X/Slips/1-crossfire/Before.diff#lives", "Slip 1, before"),
      ("Lessons/02-X/Steps/04-let-go.diff", "Step 4"),
    ])
  func caption(path: String, name: String) {
    let text = html("<!-- code: \(path) -->\n```swift\nlet lives = 3\n```")
    #expect(text.contains("<figcaption>\(name)</figcaption>"))
  }

  @Test("A quote leads to its place in the source, and is coloured")
  func quote() {
    let text = html("<!-- code: Sources/Ship.swift#lives -->\n```swift\nlet lives = 3\n```")
    #expect(
      text == """
        <figure class="code swift">
        <figcaption><a href="../source/Ship.html#snippet-lives">Sources/Ship.swift</a></figcaption>
        <pre><code><b>let</b> lives = 3
        </code></pre>
        </figure>
        """)
  }

  @Test("In a difference, lines are marked as removed or added")
  func difference() {
    let text = html("```diff\n  a\n- b<c\n+ d\n```")
    #expect(text.contains("<figure class=\"code diff\">"))
    #expect(
      text.contains("<pre><span>a\n</span><del>b&lt;c\n</del><ins>d\n</ins></pre>"), "\(text)")
  }

  @Test("An output says which command prints it")
  func output() {
    let text = html("<!-- output: arcade census (exit 64) -->\n```text\na\n```")
    #expect(text.contains("<figcaption><code>arcade census</code></figcaption>"))
    #expect(text.contains("aria-label=\"What arcade census prints\""))
    #expect(text.hasPrefix("<figure class=\"code text screen\">"), "as wide as a terminal")
  }

  @Test("A diagram is shown as its picture, with a legend; without a picture, it is shown as text")
  func diagram() {
    let text =
      "<!-- diagram: A -->\n```mermaid\nclassDiagram\nA *-- B\nA <|.. C\nD <|-- C\n```\n"
    var writer = Self.writer()
    #expect(html(text, writer).contains("<code>classDiagram\nA *-- B"))
    writer.pictures["A"] = "<svg></svg>"
    #expect(
      html(text, writer) == """
        <figure class="diagram">
        <svg></svg>
        <figcaption aria-hidden="true"><span>◆— has</span> <span>△— inherits from</span> \
        <span>△╌ conforms to</span></figcaption>
        </figure>
        """)
    writer.pictures = ["A": "<svg></svg>"]
    let uses = text.replacing("*--", with: "-->").replacing("<|..", with: "..>")
    #expect(html(uses, writer).contains("<span>—➤ uses</span> <span>╌➤ depends on</span>"))
  }

  @Test("The site draws the book's pictures itself")
  func picture() {
    var writer = Self.writer()
    writer.pictures["Bet.svg"] = "<figure>drawn</figure>"
    #expect(html("![Bars](Bet.svg)", writer) == "<figure>drawn</figure>")
  }
}
