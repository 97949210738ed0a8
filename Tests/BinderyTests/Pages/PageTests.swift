import Testing

@testable import Bindery

@Suite("Pages")
struct PageTests {
  private func page(_ text: String) -> Page { Page(path: "README.md", text: text) }

  @Test(
    "Blocks of code are found with their languages, and what looks like one inside is not",
    arguments: [
      (
        "a\n```swift\nx\n```\n~~~~\n```\n~~~\n~~~~\n  ```text\n  ```",
        ["1..<4 swift true", "4..<8  true", "8..<10 text true"], ["a"]
      ),
      ("````\n```\n````", ["0..<3  true"], []), ("a\n```swift\nx", ["1..<3 swift false"], ["a"]),
      ("```x``` and more\r\n", [], ["```x``` and more", ""]),
    ])
  func blocks(text: String, found: [String], prose: [String]) {
    let page = page(text)
    #expect(page.codeBlocks.map { "\($0.range) \($0.language) \($0.isClosed)" } == found)
    #expect(page.prose.map(\.line) == prose)
    #expect(page.text == text, "A page that nobody changed is stored as it was read.")
  }

  @Test(
    "A marker without a place for its lines is told; in a fence it is an example",
    arguments: [
      (
        "<!-- code: A.swift -->\n\n```swift\n```",
        "The marker for A.swift is not directly followed by a fence: add an empty one under it."
      ),
      (
        "<!-- code: A.swift -->\n```swift\nx",
        "This fence is not closed: end it with a line of backticks."
      ),
      (
        "<!-- cost: 01-A -->\n\n## Next\n\n<!-- end: cost -->",
        "The lines under this marker have no end: add a line <!-- end: cost --> in this section."
      ),
      (
        "<!-- steps: 01-A -->\n<!-- end: cost -->",
        "The lines under this marker have no end: add a line <!-- end: steps --> in this section."
      ),
      ("```html\n<!-- code: A.swift -->\n```", nil),
    ] as [(String, String?)])
  func noPlace(text: String, message: String?) {
    let read = page("\n" + text).quotes()
    #expect(read.quotes.isEmpty)
    #expect(
      read.problems.map(\.description) == [message].compactMap { $0 }.map { "README.md:2: \($0)" })
  }

  @Test(
    "A quote is filled, and all else stays; filled, it is as it should be",
    arguments: [
      (
        "one\n<!-- code: A.swift -->\n```\nold\nold\n```\ntwo\n", ["new", "", "end"],
        "one\n<!-- code: A.swift -->\n```swift\nnew\n\nend\n```\ntwo\n"
      ),
      ("<!-- code: A.swift -->\n~~~\n~~~", ["x"], "<!-- code: A.swift -->\n```swift\nx\n```"),
      (
        "<!-- code: A.swift -->\n```\n```", ["/// ```", "  ````", "``"],
        "<!-- code: A.swift -->\n`````swift\n/// ```\n  ````\n``\n`````"
      ),
      (
        "- a\n  <!-- code: A.swift -->\n  ```\n  ```", ["x", "", "y"],
        "- a\n  <!-- code: A.swift -->\n  ```swift\n  x\n\n  y\n  ```"
      ),
      (
        "a\r\n<!-- code: A.swift -->\r\n```\r\n```\r\n", ["x"],
        "a\r\n<!-- code: A.swift -->\r\n```swift\r\nx\r\n```\r\n"
      ),
      (
        "a\n<!-- steps: 01-A -->\n<!-- end: steps -->\nb\n", ["1. one"],
        "a\n<!-- steps: 01-A -->\n\n1. one\n\n<!-- end: steps -->\nb\n"
      ),
    ])
  func filling(text: String, lines: [String], filled: String) throws {
    var page = page(text)
    let changes = try (1...2).map { _ in
      page.show(lines, in: try #require(page.quotes().quotes.first))
    }
    #expect(page.text == filled)
    #expect(changes == [true, false], "A page that is up to date must not change.")
  }
}
