import Testing

@testable import Bindery

@Suite("Pages")
struct PageTests {
  private func page(_ text: String) -> Page { Page(path: "README.md", text: text) }

  @Test(
    "A page that nobody changed is stored as it was read",
    arguments: ["", "a", "a\n", "a\nb\n", "a\r\nb\r\n", "\n\n"])
  func sameText(text: String) {
    #expect(page(text).text == text)
  }

  @Test(
    "Fences are found with their languages, and what looks like one inside is not",
    arguments: [
      (
        "a\n```swift\nx\n```\n~~~~\n```\n~~~\n~~~~\n  ```text\n  ```",
        ["1–3 swift", "4–7 ", "8–9 text"]
      ),
      ("````\n```\n````", ["0–2 "]),
      ("```swift\nx", ["0–? swift"]),
      ("```x``` and more", []),
    ])
  func fences(text: String, found: [String]) {
    let fences = page(text).fences.map { fence in
      "\(fence.opening)–\(fence.closing.map { "\($0)" } ?? "?") \(fence.language)"
    }
    #expect(fences == found)
  }

  @Test("What stands in a fence that never ends is no prose")
  func prose() {
    #expect(page("a\n```swift\nx").prose.map(\.line) == ["a"])
  }

  @Test("A marker is a quote when a fence follows on the next line; in a fence it is an example")
  func quotes() throws {
    let read = page("<!-- code: A.swift#a -->\n```swift\n```\n").quotes()
    #expect(
      read.quotes == [
        Quote(
          origin: .code(file: "A.swift", snippet: "a"), marker: 0,
          place: .fence(Page.Fence(opening: 1, closing: 2, language: "swift")))
      ])
    #expect(read.problems.isEmpty)
    #expect(page("```html\n<!-- code: A.swift -->\n```").quotes().quotes.isEmpty)
  }

  @Test(
    "A marker without a place for its lines is told",
    arguments: [
      ("<!-- code: A.swift -->", QuoteError.noFence("A.swift")),
      ("<!-- code: A.swift -->\n\n```swift\n```", .noFence("A.swift")),
      ("<!-- code: A.swift -->\n```swift\nx", .unclosedFence),
      ("<!-- steps: 01-A -->", .noEnd("steps")),
      ("<!-- cost: 01-A -->\n\n## Next\n\n<!-- end: cost -->", .noEnd("cost")),
      ("<!-- cost: 01-A -->\n<!-- end: steps -->", .noEnd("cost")),
    ])
  func noPlace(text: String, error: QuoteError) {
    let read = page("\n" + text).quotes()
    #expect(read.quotes.isEmpty)
    #expect(read.problems.map(\.description) == ["README.md:2: \(error)"])
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
    let changesFirst = page.show(lines, in: try #require(page.quotes().quotes.first))
    let changesAgain = page.show(lines, in: try #require(page.quotes().quotes.first))
    #expect(page.text == filled)
    #expect(changesFirst && !changesAgain, "A page that is up to date must not change.")
  }
}
