import Foundation
import Shell
import Testing
import Toolchain

@testable import WorkbookCore

@Suite("workbook record")
struct RecordCommandTests {
  private func run(_ words: String..., in book: SidesBook) async throws -> String {
    let console = TranscriptConsole()
    #expect(try await RecordCommand().run(words, in: book.workbook, on: console))
    return console.output
  }

  @Test("Steps are recorded from a folder")
  func steps() async throws {
    let book = try SidesBook.withSteps()
    defer { book.remove() }
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try SmallSteps.states[3].write(to: folder.url.appendingPathComponent("01"))
    _ = try folder.file("01.txt", "Refactoring: Extract Class\nTitle: All\nReason: At once.\n")
    #expect(
      try await run("1", folder.url.path, in: book)
        == "Recorded 1 step in Lessons/01-SingleResponsibility/Steps.\n")
    #expect(try book.steps().steps.map(\.file.title) == ["All"])
  }

  @Test("A request is recorded from a folder")
  func request() async throws {
    let book = try SidesBook.withRequests()
    defer { book.remove() }
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    _ = try folder.file("Request.md", SmallRequest.words)
    _ = try folder.file("NewTests.swift", SmallRequest.tests)
    for side in ["Before", "After"] {
      try SourceTree(["New.swift": ""]).write(to: folder.url.appendingPathComponent(side))
    }
    #expect(
      try await run("1", folder.url.path, "--request", "new-one", in: book)
        == "Recorded \(SidesBook.requests)/new-one.\n")
    #expect(ChangeRequest.names(of: SmallSteps.lesson, in: book.workbook).contains("new-one"))
    await #expect(throws: RequestError.badName("New one")) {
      try await run("1", folder.url.path, "--request", "New one", in: book)
    }
  }

  @Test("Again says what has changed, in steps and in requests")
  func again() async throws {
    let book = try SidesBook.withSteps()
    defer { book.remove() }
    #expect(
      try await run("1", "--again", in: book)
        == "All steps and requests of lesson 1 are as they were.\n")
    try book.edit(
      "Sources/Lessons/01-SingleResponsibility/After/Parts/Hull.swift", "afloat", "in the game")
    #expect(
      try await run("1", "--again", in: book) == "Recorded anew in lesson 1: step 1.\n")
    #expect(try StepRule().problems(in: book.workbook) == [])
  }

  @Test("Words that make no sense are refused")
  func refused() async throws {
    let book = try SidesBook.withSteps()
    defer { book.remove() }
    let error = await #expect(throws: UsageError.self) {
      try await run("1", "--again", "--request", "a", in: book)
    }
    #expect(
      error?.description == "`workbook record` takes only one of `--again`, `--request`.")
    await #expect(throws: UsageError.self) { try await run("1", in: book) }
    await #expect(throws: UsageError.self) { try await run("1", "a", "--again", in: book) }
    await #expect(throws: UsageError.self) { try await run("1", "a", "--request", in: book) }
    await #expect(throws: WorkbookError.self) { try await run("9", "a", in: book) }
    await #expect(throws: RecordError.self) { try await run("1", "a", in: book) }
  }
}
