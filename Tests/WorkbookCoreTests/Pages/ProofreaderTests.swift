import Testing

@testable import WorkbookCore

@Suite("Proofreading the pages of a book")
struct ProofreaderTests {
  private static let source =
    "struct Ship {\n  // snippet: lives\n  var lives = 3\n  // end: lives\n}\n"

  /// A page that quotes the same lines that the source has.
  private static let page = """
    # A

    <!-- code: Sources/Ship.swift#lives -->
    ```swift
    var lives = 3
    ```

    """

  @Test("Nothing is wrong with a page that shows what is there")
  func fine() throws {
    let book = try ScratchBook([
      "README.md": ProofreaderTests.page, "Sources/Ship.swift": ProofreaderTests.source,
    ])
    let report = try book.read()
    #expect(report.problems == [])
    #expect(report.corrected == [])
    #expect(report.summary == "1 page with 1 quote: all as it really is.\n")
    #expect(report.corrections == "Nothing was out of date.\n")
  }

  @Test("A quote that differs in one character is out of date, and comes right again")
  func stale() throws {
    let stale = ProofreaderTests.page.replacing("= 3", with: "= 4")
    let book = try ScratchBook([
      "Lessons/README.md": stale, "Sources/Ship.swift": ProofreaderTests.source,
    ])
    let report = try book.read()
    #expect(
      report.problems.map(\.description) == [
        "Lessons/README.md:3: What is quoted from Sources/Ship.swift#lives is not what is there "
          + "now: run `swift run workbook pages` and read what changed."
      ])
    #expect(report.corrected.map(\.text) == [ProofreaderTests.page])
    #expect(report.corrections == "Lessons/README.md: brought 1 quote up to date.\n")
  }

  @Test("Each stale place is told, from top to bottom, and all come right at once")
  func severalQuotes() throws {
    let marker = "<!-- code: Sources/Ship.swift#lives -->\n```swift\n"
    let text = "\(marker)old\n```\n\(marker)var lives = 3\n```\n\(marker)a\nb\n```"
    let book = try ScratchBook(["README.md": text, "Sources/Ship.swift": ProofreaderTests.source])
    let report = try book.read()
    #expect(report.problems.map(\.line) == [1, 9])
    let fresh = "\(marker)var lives = 3\n```"
    #expect(report.corrected.map(\.text) == [[fresh, fresh, fresh].joined(separator: "\n")])
  }

  @Test("A diagram that is not that of the types is out of date")
  func staleDiagram() throws {
    let text = """
      <!-- diagram: Sources/Small -->
      ```mermaid
      classDiagram
        class Ship {
          <<class>>
        }
      ```
      """
    let book = try ScratchBook(["README.md": text, "Sources/Small/Ship.swift": "struct Ship {}"])
    let report = try book.read()
    #expect(report.problems.map(\.isStale) == [true])
    #expect(report.corrected.map(\.text) == [text.replacing("<<class>>", with: "<<struct>>")])
  }

  @Test(
    "What cannot be quoted is told where the page asks for it",
    arguments: [
      ("code: Sources/None.swift", "There is no file Sources/None.swift to quote."),
      ("code: Sources", "There is no file Sources to quote."),
      ("code: Sources/Ship.swift#life", "There is no snippet “life” in Sources/Ship.swift."),
      ("code: Sources/Ship.swift#", "There is no snippet “” in Sources/Ship.swift."),
      (
        "code: ../Ship.swift",
        "“../Ship.swift” is not a path inside the book: start it at the top folder."
      ),
      (
        "code: /Ship.swift",
        "“/Ship.swift” is not a path inside the book: start it at the top folder."
      ),
      ("diagram: Sources/None", "There is no folder Sources/None with Swift files to draw."),
      ("diagram: ..", "“..” is not a path inside the book: start it at the top folder."),
    ])
  func cannotBeQuoted(marker: String, message: String) throws {
    let book = try ScratchBook([
      "README.md": "# A\n<!-- \(marker) -->\n```\n```\n",
      "Sources/Ship.swift": ProofreaderTests.source,
    ])
    let report = try book.read()
    #expect(report.problems.map(\.description) == ["README.md:2: \(message)"])
    #expect(report.corrected == [])
  }

  @Test("A broken anchor in a quoted file is told where the page quotes it")
  func brokenAnchor() throws {
    let book = try ScratchBook([
      "README.md": ProofreaderTests.page,
      "Sources/Ship.swift": ProofreaderTests.source.replacing("// end: lives", with: ""),
    ])
    #expect(
      try book.problems() == [
        "README.md:3: The snippet “lives” is not closed (Sources/Ship.swift:2): "
          + "end it with “// end: lives”."
      ])
  }

  @Test("The front page and every page under Lessons is read, other pages are not")
  func pages() throws {
    let files = [
      "README.md", "CHANGES.md", "Lessons/README.md", "Lessons/Notes.md", "Lessons/a/README.md",
      "Sources/README.md",
    ]
    let book = try ScratchBook(Dictionary(uniqueKeysWithValues: files.map { ($0, "# A\n") }))
    #expect(
      try book.read().proofs.map(\.page.path)
        == ["README.md", "Lessons/README.md", "Lessons/a/README.md"])
  }

  @Test("A snippet of a lesson that no page quotes is told where it is")
  func unquotedSnippet() throws {
    let book = try ScratchBook(["Sources/Lessons/01-A/After/Ship.swift": ProofreaderTests.source])
    #expect(
      try book.problems() == [
        "Sources/Lessons/01-A/After/Ship.swift:2: No page quotes the snippet “lives”: "
          + "quote it, or take its comments away."
      ])
  }

  @Test("A broken anchor in a file that no page quotes is told too")
  func unquotedBrokenAnchor() throws {
    let book = try ScratchBook(["Tests/Lessons/01-A/ShipTests.swift": "// snippet: a\nx"])
    #expect(
      try book.problems() == [
        "Tests/Lessons/01-A/ShipTests.swift:1: The snippet “a” is not closed "
          + "(Tests/Lessons/01-A/ShipTests.swift:1): end it with “// end: a”."
      ])
  }
}
