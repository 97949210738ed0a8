import Testing

@testable import Bindery

@Suite("Snippets")
struct SnippetTests {
  private func lines(_ name: String?, of text: String) throws -> [String] {
    try Snippets(file: "Ship.swift", text: text).lines(of: name)
  }

  @Test(
    "A snippet is what stands between its two comments, without their indentation",
    arguments: [
      (
        "struct Ship {\n  // snippet: a\n  var lives = 3\n\n    func b()\n  // end: a\n}", "a",
        ["var lives = 3", "", "  func b()"]
      ),
      // Without a name the whole file, without the comments.
      ("// snippet: one\nlet a = 1\n// end: one\nlet b = 2\n", nil, ["let a = 1", "let b = 2"]),
      ("// snippet: a\nx\n// snippet: b\n  y\n// end: b\nz\n// end: a", "a", ["x", "  y", "z"]),
      ("// snippet: a\nx\n// snippet: b\n  y\n// end: b\nz\n// end: a", "b", ["y"]),
      // A dropped comment leaves no double gap, and blank lines at the ends are cut.
      (
        "// snippet: a\n\nx\n\n// snippet: b\n\ny\n// end: b\n\n\n// end: a", "a", ["x", "", "y"]
      ),
      ("// snippet: a\nx\n\n\ny\n// end: a", "a", ["x", "", "", "y"]),
      ("// snippet: a\r\n  x\r\n  y\r\n// end: a\r\n", "a", ["x", "y"]),
      ("let a = 1  // snippet: a", nil, ["let a = 1  // snippet: a"]),
      ("// snippet: lose-life-2\nx\n// end: lose-life-2", "lose-life-2", ["x"]),
    ] as [(String, String?, [String])])
  func shown(text: String, name: String?, lines: [String]) throws {
    #expect(try self.lines(name, of: text) == lines)
  }

  @Test(
    "What is wrong with an anchor is told with its line",
    arguments: [
      (
        "// snippet: a\nx\n// end: a\n// snippet: a\ny\n// end: a",
        .doubled("a", file: "Ship.swift", line: 4)
      ),
      ("// snippet: a\nx\n// snippet: a", .doubled("a", file: "Ship.swift", line: 3)),
      ("\n// snippet: a\nx", .unclosed("a", file: "Ship.swift", line: 2)),
      ("// end: a", .unopened("a", file: "Ship.swift", line: 1)),
      ("// snippet: b\n// end: a", .unopened("a", file: "Ship.swift", line: 2)),
      (
        "// snippet: a\nx\n// snippet: b\ny\n// end: a\n// end: b",
        .overlapping("a", inner: "b", file: "Ship.swift", line: 5)
      ),
      ("// snippet: a\n\n  \n// end: a", .empty("a", file: "Ship.swift", line: 1)),
      (
        "// snippet: a\n// snippet: b\n// end: b\n// end: a",
        .empty("b", file: "Ship.swift", line: 2)
      ),
      ("let a = 1", .missing("lives", file: "Ship.swift")),
    ] as [(String, QuoteError)])
  func wrong(text: String, error: QuoteError) throws {
    #expect(throws: error) { try lines("lives", of: text) }
  }

  @Test(
    "A name is made of lower-case words with hyphens",
    arguments: ["", "Lives", "two words", "under_score", "-a", "a-", "a--b", "größe"])
  func badNames(name: String) throws {
    #expect(throws: QuoteError.badAnchor(name, file: "Ship.swift", line: 1)) {
      try lines(nil, of: "// snippet: \(name)\nx\n// end: \(name)")
    }
  }

  @Test("A file with nothing in it cannot be quoted", arguments: ["", "\n\n"])
  func emptyFile(text: String) throws {
    #expect(throws: QuoteError.emptyFile("Ship.swift")) { try lines(nil, of: text) }
  }
}
