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
    "Code, diagrams and outputs are never typed in by hand",
    arguments: ["swift", "mermaid", "text"])
  func typedIn(language: String) async throws {
    #expect(
      try await problems("# A\n```\(language)\nx\n```\n") == [
        "README.md:2: This \(language) is typed in by hand: quote the real thing with a marker."
      ])
  }

  @Test("Commands for the reader's shell may be typed in", arguments: ["", "sh", "html"])
  func shell(language: String) async throws {
    #expect(try await problems("```\(language)\nswift test\n```\n") == [])
  }

  @Test("A fence that is not closed is told")
  func unclosed() async throws {
    #expect(
      try await problems("# A\n```sh\nx\n") == [
        "README.md:2: This fence is not closed: end it with a line of backticks."
      ])
  }

  @Test(
    "A line that names a path of one machine is told",
    arguments: ["home", "Users", "root", "work", "tmp", "private", "var"])
  func machinePath(folder: String) async throws {
    let message =
      "This line names a path of one machine, under /\(folder): name it from the book's top folder."
    #expect(try await problems("# A\ncd /\(folder)/me\n") == ["README.md:2: \(message)"])
    #expect(try await problems("```sh\n/\(folder)/me\n```\n") == ["README.md:2: \(message)"])
  }

  @Test(
    "An address and a path inside the book are no path of a machine",
    arguments: [
      "https://example.com/home/a", "https://work/a", "Sources/work/A", "~/tmp/a", "../var/a",
      "/homes/a",
    ])
  func otherPaths(text: String) async throws {
    #expect(try await problems("see \(text) there") == [])
  }

  @Test(
    "Links that lead somewhere are fine",
    arguments: [
      "[a](Lessons/a/README.md)", "[a](Lessons)", "[a](Lessons/a/../a/README.md)", "[a](#title)",
      "[a](Lessons/a/README.md#one-two-three)", "[a](<Lessons/a/README.md>)",
      "[a](https://example.com/none.md)", "[a](mailto:a@example.com)", "`[a](none.md)`",
      "[a]: Lessons/a/README.md", "<a href=\"Lessons/a/README.md\">", "[a](Lessons%2Fa)",
      "[a](Lessons/a/README.md \"title\")",
    ])
  func goodLinks(link: String) async throws {
    #expect(try await problems("# Title\n\(link)\n") == [])
  }

  @Test(
    "Links that lead nowhere are told",
    arguments: [
      ("[a](none.md)", "The link to “none.md” leads nowhere: there is no none.md."),
      ("![a](none.png)", "The link to “none.png” leads nowhere: there is no none.png."),
      ("`x` [a](b/c.md)", "The link to “b/c.md” leads nowhere: there is no b/c.md."),
      ("[a]: none.md", "The link to “none.md” leads nowhere: there is no none.md."),
      ("<img src=\"none.png\">", "The link to “none.png” leads nowhere: there is no none.png."),
      ("[a](../README.md)", "The link to “../README.md” leads out of the book."),
      ("[a](/README.md)", "The link to “/README.md” leads out of the book."),
      ("[a](#none)", "The link to “#none” leads to a heading that is not in README.md."),
      (
        "[a](Lessons/a/README.md#two)",
        "The link to “Lessons/a/README.md#two” leads to a heading that is not in "
          + "Lessons/a/README.md."
      ),
    ])
  func badLinks(link: String, message: String) async throws {
    #expect(try await problems("# Title\n\(link)\n") == ["README.md:2: \(message)"])
  }

  @Test("A link is followed from the folder of its page")
  func relativeLink() async throws {
    #expect(try await problems("# B\n[a](../a/README.md)\n", at: "Lessons/b/README.md") == [])
    #expect(
      try await problems("# B\n[a](a/README.md)\n", at: "Lessons/b/README.md") == [
        "Lessons/b/README.md:2: The link to “a/README.md” leads nowhere: "
          + "there is no Lessons/b/a/README.md."
      ])
  }
}
