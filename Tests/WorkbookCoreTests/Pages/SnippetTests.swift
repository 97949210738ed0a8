import Testing

@testable import WorkbookCore

@Suite("Snippets")
struct SnippetTests {
  private func snippets(_ text: String) throws -> Snippets {
    try Snippets(file: "Ship.swift", text: text)
  }

  private func lines(_ name: String?, of text: String) throws -> [String] {
    try snippets(text).lines(of: name)
  }

  @Test("A snippet is what stands between its two comments, without their indentation")
  func bounds() throws {
    let text = """
      struct Ship {
        // snippet: lives
        var lives = 3

          func loseLife()
        // end: lives
      }
      """
    #expect(try lines("lives", of: text) == ["var lives = 3", "", "  func loseLife()"])
  }

  @Test("A file without a name is quoted whole, without the comments of its snippets")
  func wholeFile() throws {
    let text = "// snippet: one\nlet a = 1\n// end: one\nlet b = 2\n"
    #expect(try lines(nil, of: text) == ["let a = 1", "let b = 2"])
  }

  @Test("The comments of a snippet inside another one are not shown")
  func nested() throws {
    let text = "// snippet: outer\na\n// snippet: inner\n  b\n// end: inner\nc\n// end: outer"
    #expect(try lines("outer", of: text) == ["a", "  b", "c"])
    #expect(try lines("inner", of: text) == ["b"])
  }

  @Test("A dropped comment leaves no double gap, and blank lines at the ends are cut")
  func gaps() throws {
    let text = "// snippet: a\n\nx\n\n// snippet: b\n\ny\n// end: b\n\n\n// end: a"
    #expect(try lines("a", of: text) == ["x", "", "y"])
  }

  @Test("Two blank lines that the source has itself stay")
  func ownGaps() throws {
    #expect(try lines("a", of: "// snippet: a\nx\n\n\ny\n// end: a") == ["x", "", "", "y"])
  }

  @Test("Lines that end with a carriage return are read like all others")
  func carriageReturns() throws {
    let text = "// snippet: a\r\n  x\r\n  y\r\n// end: a\r\n"
    #expect(try lines("a", of: text) == ["x", "y"])
  }

  @Test("A comment that follows code on its line is no anchor")
  func trailingComment() throws {
    #expect(try lines(nil, of: "let a = 1  // snippet: a") == ["let a = 1  // snippet: a"])
  }

  @Test("A snippet that is not there is missing")
  func missing() throws {
    let error = #expect(throws: QuoteError.self) { try lines("lifes", of: "let a = 1") }
    #expect(error == .missing("lifes", file: "Ship.swift"))
    #expect(error?.description == "There is no snippet “lifes” in Ship.swift.")
  }

  @Test(
    "A snippet that begins twice is doubled, closed in between or not",
    arguments: [
      "// snippet: a\nx\n// end: a\n// snippet: a\ny\n// end: a",
      "// snippet: a\nx\ny\n// snippet: a\nz\n// end: a",
    ])
  func doubled(text: String) throws {
    let error = #expect(throws: QuoteError.self) { try snippets(text) }
    #expect(error == .doubled("a", file: "Ship.swift", line: 4))
    #expect(
      error?.description
        == "The snippet “a” begins a second time (Ship.swift:4): give it another name.")
  }

  @Test("A snippet without an end is unclosed")
  func unclosed() throws {
    let error = #expect(throws: QuoteError.self) { try snippets("\n// snippet: a\nx") }
    #expect(error == .unclosed("a", file: "Ship.swift", line: 2))
    #expect(
      error?.description
        == "The snippet “a” is not closed (Ship.swift:2): end it with “// end: a”.")
  }

  @Test("An end without a beginning is unopened", arguments: ["", "// snippet: b\n"])
  func unopened(before: String) throws {
    let line = before.isEmpty ? 1 : 2
    let error = #expect(throws: QuoteError.self) { try snippets(before + "// end: a") }
    #expect(error == .unopened("a", file: "Ship.swift", line: line))
    #expect(error?.description == "The snippet “a” ends and never began (Ship.swift:\(line)).")
  }

  @Test("A snippet that ends inside another one overlaps it")
  func overlapping() throws {
    let text = "// snippet: a\nx\n// snippet: b\ny\n// end: a\n// end: b"
    let error = #expect(throws: QuoteError.self) { try snippets(text) }
    #expect(error == .overlapping("a", inner: "b", file: "Ship.swift", line: 5))
    #expect(
      error?.description
        == "The snippet “a” ends inside “b” (Ship.swift:5): close the inner one first.")
  }

  @Test(
    "A snippet with nothing but blank lines or other anchors is empty",
    arguments: ["", "\n  \n", "// snippet: b\n// end: b\n"])
  func empty(content: String) throws {
    let text = "// snippet: a\n\(content)// end: a"
    let error = #expect(throws: QuoteError.self) { try snippets(text) }
    let isInner = content.hasPrefix("// snippet")
    #expect(error == .empty(isInner ? "b" : "a", file: "Ship.swift", line: isInner ? 2 : 1))
    #expect(error?.description.hasSuffix("is empty (Ship.swift:\(isInner ? 2 : 1)).") == true)
  }

  @Test("A whole file with nothing in it cannot be quoted", arguments: ["", "\n\n"])
  func emptyFile(text: String) throws {
    let error = #expect(throws: QuoteError.self) { try lines(nil, of: text) }
    #expect(error == .emptyFile("Ship.swift"))
    #expect(error?.description == "There is nothing to quote in Ship.swift.")
  }

  @Test(
    "A name is made of lower-case words with hyphens",
    arguments: ["", "Lives", "two words", "under_score", "-a", "a-", "a--b", "größe"])
  func badNames(name: String) throws {
    let error = #expect(throws: QuoteError.self) {
      try snippets("// snippet: \(name)\nx\n// end: \(name)")
    }
    #expect(error == .badAnchor(name, file: "Ship.swift", line: 1))
  }

  @Test("A name may have several words and digits")
  func goodName() throws {
    #expect(
      try lines("lose-life-2", of: "// snippet: lose-life-2\nx\n// end: lose-life-2") == ["x"])
  }
}
