import Foundation
import Testing

@testable import WorkbookCore

/// Each of these breaks one thing in a book that is whole, and sees it told.
@Suite("What the quick rules of verify find")
struct QuickRuleTests {
  private func problems(
    _ rule: any VerifyRule, after change: (SidesBook) throws -> Void
  ) async throws -> [String] {
    let book = try SidesBook.whole()
    defer { book.remove() }
    try change(book)
    return try await rule.problems(in: book.workbook)
  }

  @Test("Nothing in a book that is whole", arguments: ["book", "starters"])
  func whole(name: String) async throws {
    let rule = try #require(VerifyRules.all.first { $0.name == name })
    #expect(try await problems(rule) { _ in } == [])
  }

  @Test(
    "A lesson that lacks something",
    arguments: [
      (
        "Sources/Lessons/02-OpenClosed/Before",
        "Sources/Lessons/02-OpenClosed/Before has no Swift file."
      ),
      (
        "Sources/Lessons/02-OpenClosed/After",
        "Sources/Lessons/02-OpenClosed/After has no Swift file."
      ),
      ("Tests/Lessons/06-SignIn/Side.swift", "Tests/Lessons/06-SignIn has no Side.swift."),
      (
        "Tests/Lessons/06-SignIn/AProofTests.swift",
        "Tests/Lessons/06-SignIn has no proofs: no …ProofTests.swift."
      ),
      ("Lessons/09-Visitor/README.md", "There is no Lessons/09-Visitor/README.md."),
      ("Lessons/09-Visitor/Defect.diff", "There is no Lessons/09-Visitor/Defect.diff."),
    ])
  func lacking(path: String, sentence: String) async throws {
    #expect(try await problems(BookRule()) { try $0.removeFile(path) } == [sentence])
  }

  @Test("Hints that are missing, and a ladder of three")
  func hints() async throws {
    let path = "Lessons/01-SingleResponsibility/Hints.md"
    let missing = try await problems(BookRule()) { try $0.removeFile(path) }
    #expect(missing.count == 1 && missing[0].hasPrefix("The hints in \(path) are missing"))
    let short = try await problems(BookRule()) { book in
      try book.write(path, (1...3).map { "## Hint \($0)\n\nThink.\n" }.joined())
    }
    #expect(short.count == 1 && short[0].hasPrefix("The hints in \(path) are not in order"))
  }

  @Test("A lesson that the path does not link")
  func unlinked() async throws {
    let found = try await problems(BookRule()) { book in
      let path = try book.read("Lessons/README.md")
      try book.write("Lessons/README.md", path.replacing("(05-DependencyInversion/", with: "(05/"))
    }
    #expect(found == ["Lessons/README.md does not link Lessons/05-DependencyInversion/README.md."])
  }

  @Test(
    "A folder that belongs to no lesson",
    arguments: ["Lessons", "Sources/Lessons", "Tests/Lessons"])
  func stranger(folder: String) async throws {
    let found = try await problems(BookRule()) { try $0.write("\(folder)/10-Memento/A.md", "") }
    #expect(found == ["\(folder)/10-Memento belongs to no lesson."])
  }

  @Test("A package that builds other lessons than the list has")
  func manifest() async throws {
    let found = try await problems(BookRule()) { book in
      let text = try book.read("Package.swift")
      try book.write(
        "Package.swift", text.split(separator: "\n").dropLast().joined(separator: "\n"))
    }
    #expect(found.count == 1 && found[0].hasSuffix("08-Scheduler, 09-Visitor."))
  }

  @Test("A kata whose tests name a side of ours")
  func namesSide() async throws {
    let found = try await problems(StarterRule()) { book in
      try book.write(
        "Tests/Lessons/03-LiskovSubstitution/ATests.swift",
        "// As in LiskovSubstitutionBefore.\n@Test(arguments: Side.allCases) func a(_: Side) {}\n")
    }
    #expect(
      found == [
        "Katas/03-LiskovSubstitution/Tests/LiskovSubstitutionKataTests/ATests.swift names "
          + "LiskovSubstitutionBefore."
      ])
  }

  @Test("A kata without behaviours, and one without the reader's side")
  func empty() async throws {
    let tests = "Tests/Lessons/04-InterfaceSegregation"
    let none = try await problems(StarterRule()) { try $0.removeFile("\(tests)/ATests.swift") }
    #expect(none == ["Katas/04-InterfaceSegregation has no behaviours."])
    let sideless = try await problems(StarterRule()) { book in
      try book.write("\(tests)/Side.swift", "enum Side: CaseIterable { case one }\n")
    }
    #expect(sideless == ["Katas/04-InterfaceSegregation has no Side.swift with the reader's side."])
  }

  @Test("Files in git that are a reader's or a build's")
  func strays() async throws {
    let found = try await problems(StrayRule()) { book in
      try book.git("init", "-q")
      for path in ["Katas/01/a.swift", "Sub/.build/b", "Package.resolved", "Sources/Katas/c.swift"]
      {
        try book.write(path, "x")
      }
      try book.git("add", "-f", ".")
    }
    #expect(
      found
        == ["Katas/01/a.swift", "Package.resolved", "Sub/.build/b"].map {
          "\($0) is tracked by git, and is no part of the book."
        })
  }

  @Test("A folder that is no checkout")
  func noGit() async throws {
    let found = try await problems(StrayRule()) { _ in }
    #expect(found.count == 1 && found[0].hasPrefix("`git ls-files` does not answer here: "))
  }
}
