import TestSupport
import Testing

@testable import Bindery

@Suite("Rules for pages")
struct PageRuleTests {
  /// What is wrong with a page at the top of a book.
  private func problems(_ text: String, at path: String = "README.md") async throws -> [String] {
    try await ScratchBook([path: text, "Lessons/a/README.md": "# A\n\n## One, two: *three*\n"])
      .problems()
  }

  @Test(
    "Code, diagrams and outputs are never typed in by hand; what the reader's shell takes may be",
    arguments: ["swift", "mermaid", "text", "", "sh", "html"])
  func typedIn(language: String) async throws {
    let message = "This \(language) is typed in by hand: quote the real thing with a marker."
    let isQuoted = ["swift", "mermaid", "text"].contains(language)
    let open = "README.md:2: This fence is not closed: end it with a line of backticks."
    let found: [[String]] = [
      try await problems("# A\n```\(language)\nx\n```\n"),
      try await problems("# A\n```\(language)\nx\n"),
    ]
    let expected: [[String]] = [isQuoted ? ["README.md:2: \(message)"] : [], [open]]
    #expect(found == expected)
  }

  @Test("Links that lead somewhere are fine")
  func goodLinks() async throws {
    let links = [
      "[a](Lessons/a/README.md)", "[a](Lessons)", "[a](Lessons/a/../a/README.md)", "[a](#title)",
      "[a](Lessons/a/README.md#one-two-three)", "[a](https://example.com/none.md)",
      "[a](mailto:a@example.com)", "`[a](none.md)`",
    ]
    let text = "# Title\n\(links.joined(separator: "\n"))\n"
    var found: [String] = try await problems(text)
    found += try await problems("# B\n[a](../a/README.md)\n", at: "Lessons/b/README.md")
    #expect(found.isEmpty)
  }

  @Test(
    "Links that lead nowhere are told",
    arguments: [
      ("[a](none.md)", "“none.md” leads nowhere."),
      ("![a](none.png)", "“none.png” leads nowhere."),
      ("`x` [a](b/c.md)", "“b/c.md” leads nowhere."),
      ("[a](none.md \"title\")", "“none.md \"title\"” leads nowhere."),
      ("[a](../README.md)", "“../README.md” leads out of the book."),
      ("[a](/README.md)", "“/README.md” leads out of the book."),
      ("[a](#none)", "“#none” leads to a heading that is not there."),
      (
        "[a](Lessons/a/README.md#two)",
        "“Lessons/a/README.md#two” leads to a heading that is not there."
      ),
    ])
  func badLinks(link: String, message: String) async throws {
    #expect(
      try await problems("# Title\n\(link)\n") == ["README.md:2: The link to \(message)"])
  }
}
