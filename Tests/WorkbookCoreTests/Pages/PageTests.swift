import Testing

@testable import WorkbookCore

@Suite("Pages")
struct PageTests {
  private func page(_ text: String) -> Page { Page(path: "README.md", text: text) }

  @Test(
    "A page that nobody changed is stored as it was read",
    arguments: ["", "a", "a\n", "a\nb\n", "a\r\nb\r\n", "\n\n"])
  func sameText(text: String) {
    #expect(page(text).text == text)
  }

  @Test("Fences are found with their languages, and what looks like one inside is not")
  func fences() {
    let fences = page("a\n```swift\nx\n```\n~~~~\n```\n~~~\n~~~~\n  ```text\n  ```").fences
    #expect(fences.map(\.opening) == [1, 4, 8])
    #expect(fences.map(\.closing) == [3, 7, 9])
    #expect(fences.map(\.language) == ["swift", "", "text"])
  }

  @Test("A longer fence is closed by one as long")
  func longFence() {
    #expect(page("````\n```\n````").fences.map(\.closing) == [2])
  }

  @Test("A fence without an end reaches to the end of the page")
  func openFence() {
    #expect(page("```swift\nx").fences == [Page.Fence(opening: 0, closing: nil, language: "swift")])
    #expect(page("a\n```swift\nx").prose.map(\.line) == ["a"])
  }

  @Test("Code inside of a line opens no fence")
  func inlineCode() {
    #expect(page("```x``` and more").fences.isEmpty)
  }

  @Test("A marker is a quote when a fence follows on the next line")
  func quotes() throws {
    let read = page("<!-- code: A.swift#a -->\n```swift\n```\n").quotes()
    let quote = try #require(read.quotes.first)
    #expect(quote.origin == .code(file: "A.swift", snippet: "a"))
    #expect(quote.place == .fence(Page.Fence(opening: 1, closing: 2, language: "swift")))
    #expect(read.problems.isEmpty)
  }

  @Test(
    "A marker without a fence right under it is told",
    arguments: ["<!-- code: A.swift -->", "<!-- code: A.swift -->\n\n```swift\n```"])
  func noFence(text: String) {
    let read = page("\n" + text).quotes()
    #expect(read.quotes.isEmpty)
    #expect(
      read.problems.map(\.description) == [
        "README.md:2: The marker for A.swift is not directly followed by a fence: "
          + "add an empty one under it."
      ])
  }

  @Test("A marker over a fence that never ends is told")
  func unclosedFence() {
    let read = page("<!-- code: A.swift -->\n```swift\nx").quotes()
    #expect(
      read.problems.map(\.description) == [
        "README.md:1: This fence is not closed: end it with a line of backticks."
      ])
  }

  @Test("A marker inside a fence is an example, not a quote")
  func example() {
    #expect(page("```html\n<!-- code: A.swift -->\n```").quotes().quotes.isEmpty)
  }

  /// The page after its one quote was filled.
  private func filled(_ text: String, with lines: [String]) throws -> String {
    var page = page(text)
    let quote = try #require(page.quotes().quotes.first)
    let changesFirst = page.show(lines, in: quote)
    let again = try #require(page.quotes().quotes.first)
    let changesAgain = page.show(lines, in: again)
    #expect(changesFirst && !changesAgain, "A page that is up to date must not change.")
    return page.text
  }

  @Test("A fence is filled with the quote, and all else stays")
  func filling() throws {
    let text = "one\n<!-- code: A.swift -->\n```\nold\nold\n```\ntwo\n"
    #expect(
      try filled(text, with: ["new", "", "end"])
        == "one\n<!-- code: A.swift -->\n```swift\nnew\n\nend\n```\ntwo\n")
  }

  @Test("A fence of tildes becomes one of backticks")
  func tildes() throws {
    #expect(
      try filled("<!-- code: A.swift -->\n~~~\n~~~", with: ["x"])
        == "<!-- code: A.swift -->\n```swift\nx\n```")
  }

  @Test("A quote with a fence in it gets a longer one")
  func backticks() throws {
    #expect(
      try filled("<!-- code: A.swift -->\n```\n```", with: ["/// ```", "  ````", "``"])
        == "<!-- code: A.swift -->\n`````swift\n/// ```\n  ````\n``\n`````")
  }

  @Test("In a list the quote is indented like its marker")
  func indentation() throws {
    #expect(
      try filled("- a\n  <!-- code: A.swift -->\n  ```\n  ```", with: ["x", "", "y"])
        == "- a\n  <!-- code: A.swift -->\n  ```swift\n  x\n\n  y\n  ```")
  }

  @Test("A page whose lines end with carriage returns keeps them, in the quote too")
  func carriageReturns() throws {
    #expect(
      try filled("a\r\n<!-- code: A.swift -->\r\n```\r\n```\r\n", with: ["x"])
        == "a\r\n<!-- code: A.swift -->\r\n```swift\r\nx\r\n```\r\n")
  }
}
