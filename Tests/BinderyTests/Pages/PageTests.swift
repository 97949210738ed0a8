import Testing

@testable import Bindery

@Suite("Pages and their quotes")
struct PageTests {
  private func page(_ text: String) -> Page { Page(path: "README.md", text: text) }

  @Test(
    "Blocks of code are found with their languages, and what looks like one inside is not",
    arguments: [
      (
        "a\n```swift\nx\n```\n````\n```\n```\n````\n  ```text\n  ```",
        ["1..<4 swift true", "4..<8  true", "8..<10 text true"], ["a"]
      ),
      ("a\n```swift\nx", ["1..<3 swift false"], ["a"]),
      ("```x``` and more\r\n", [], ["```x``` and more", ""]),
    ])
  func blocks(text: String, found: [String], prose: [String]) {
    let page = page(text)
    let blocks: [String] = page.codeBlocks.map { "\($0.range) \($0.language) \($0.isClosed)" }
    let lines: [String] = page.prose.map(\.line)
    #expect(blocks == found)
    #expect(lines == prose)
  }

  @Test(
    "A marker says what fills the lines below it; other lines are none",
    arguments: [
      ("<!-- code: Sources/Ship.swift#lives -->\n```\n```", "code Sources/Ship.swift#lives 1..<3"),
      ("  <!--output:arcade (exit 64)-->\n  ```\n  x\n  ```", "output arcade (exit 64) 1..<4"),
      ("<!-- diagram: A/After -->\n```mermaid\n```\n```\n```", "diagram A/After 1..<3"),
      ("<!-- steps: 01-A -->\n\nx\n\n<!-- end: steps -->", "steps 01-A 1..<4"),
      ("<!-- cost: 01-A -->\n<!-- end: cost -->", "cost 01-A 1..<1"), ("", nil), ("text", nil),
      ("<!-- a remark -->", nil), ("<!-- by the way: no marker -->", nil), ("<!---->", nil),
      ("see <!-- code: Ship.swift -->\n```\n```", nil), ("<!-- code: Ship.swift\n```\n```", nil),
      ("<!-- end: steps -->", nil),
    ] as [(String, String?)])
  func markers(text: String, expected: String?) throws {
    let quote = try page(text).quote(markedAt: 0)
    let told: String? = quote.map { "\($0.kind) \($0.source) \($0.range)" }
    #expect(told == expected)
  }

  @Test(
    "A marker that says too little, or has no place for its lines, is refused",
    arguments: [
      (
        "<!-- cod: Ship.swift -->\n```\n```",
        "There is no marker “cod”: a quote is marked with one of code, diagram, output, steps, bet, cost."
      ),
      ("<!-- code: -->\n```\n```", "The marker “code” does not say what it quotes."),
      (
        "<!-- code: A.swift -->\n\n```swift\n```",
        "This marker is not directly followed by a fence: add an empty one under it."
      ),
      (
        "<!-- code: A.swift -->\n```swift\nx",
        "This marker is not directly followed by a fence: add an empty one under it."
      ),
      (
        "<!-- cost: 01-A -->\n\n## Next\n\n<!-- end: cost -->",
        "The lines under this marker have no end: add a line <!-- end: cost --> in this section."
      ),
      (
        "<!-- steps: 01-A -->\n<!-- end: cost -->",
        "The lines under this marker have no end: add a line <!-- end: steps --> in this section."
      ),
    ])
  func refused(text: String, sentence: String) throws {
    #expect(throws: AuthorError(sentence)) { try page(text).quote(markedAt: 0) }
  }

  @Test(
    "Lines stand between fences longer than any in them, as far in as the marker, or by themselves",
    arguments: [
      ("<!-- code: A.swift#a -->", ["new", "", "end"], "```swift\nnew\n\nend\n```"),
      ("  <!-- code: a.sh -->", ["x", "", "y"], "  ```sh\n  x\n\n  y\n  ```"),
      ("<!-- code: a.json -->", ["/// ```", "  ````"], "`````json\n/// ```\n  ````\n`````"),
      ("<!-- code: a.md -->", [], "```markdown\n```"), ("<!-- code: a/check -->", [], "```\n```"),
      ("<!-- output: arcade -->", ["1"], "```text\n1\n```"),
      ("<!-- steps: 01-A -->", ["1. one"], "\n1. one\n"),
    ])
  func fenced(marker: String, content: [String], filled: String) throws {
    let quote = try #require(
      try page("\(marker)\n```\n```\n<!-- end: steps -->").quote(markedAt: 0))
    #expect(quote.filled(with: content, under: marker).joined(separator: "\n") == filled)
  }
}
