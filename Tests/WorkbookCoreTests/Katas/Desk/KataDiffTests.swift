import Foundation
import Shell
import Testing

@testable import WorkbookCore

@Suite("workbook diff with the reader's version")
struct KataDiffTests {
  private func book() throws -> KataBook {
    let book = try KataBook(2)
    try book.start(2)
    try book.work("let thing = 9\n", on: 2)
    try book.sides.write("Katas/02-OpenClosed/Sources/OpenClosedKata/Rule.swift", "let rule = 1\n")
    return book
  }

  private func page(_ words: String..., book: KataBook) async throws -> String {
    let console = TranscriptConsole()
    #expect(try await DiffCommand().run(words, in: book.workbook, on: console))
    return console.output + console.pages.joined()
  }

  @Test(
    "Mine is compared with before",
    arguments: [["2", "mine"], ["2", "mine", "before"], ["2", "before", "mine"]])
  func before(words: [String]) async throws {
    let book = try book()
    defer { book.remove() }
    let console = TranscriptConsole()
    _ = try await DiffCommand().run(words, in: book.workbook, on: console)
    let expected = """
      - only before   + only mine

      Before/Thing.swift → Mine/Thing.swift
      @@ -1 +1 @@
      - let thing = 1
      + let thing = 9

      Mine/Rule.swift, only mine
      + let rule = 1

      """
    #expect(console.pages == [expected])
  }

  @Test("Mine is compared with after")
  func after() async throws {
    let book = try book()
    defer { book.remove() }
    let expected = """
      - only mine   + only after

      Mine/Thing.swift → After/Thing.swift
      @@ -1 +1 @@
      - let thing = 9
      + let thing = 2

      Mine/Rule.swift, only mine
      - let rule = 1

      """
    #expect(try await page("2", "mine", "after", book: book) == expected)
    #expect(try await page("2", "after", "mine", book: book) == expected)
  }

  @Test("The numbers and both columns name the sides")
  func views() async throws {
    let book = try book()
    defer { book.remove() }
    let numbers = """
      Lines        before  mine  removed  added  moved out  moved in
      Thing.swift       1     1        1      1          0         0
      Rule.swift        –     1        0      1          0         0
      all               1     2        1      2          0         0

      """
    #expect(try await page("2", "mine", "--stat", book: book) == numbers)
    let columns = try await page("2", "mine", "after", "--side-by-side", book: book)
    #expect(columns.contains("Mine/Rule.swift"))
    #expect(columns.contains("│ (not after)"))
    let words = try await page("2", "mine", "--words", book: book)
    #expect(words.contains("~ some words changed: [-only before-] {+only mine+}"))
  }

  @Test("A kata in which nothing was changed is said to be so")
  func same() async throws {
    let book = try KataBook(2)
    defer { book.remove() }
    try book.start(2)
    #expect(
      try await page("2", "mine", book: book) == "Before and mine of lesson 2 are the same.\n")
  }

  @Test("A kata that lost its manifest is still one")
  func noManifest() async throws {
    let book = try book()
    defer { book.remove() }
    let manifest = book.kata(2).folder.appendingPathComponent("Package.swift")
    try FileManager.default.removeItem(at: manifest)
    #expect(try await page("2", "mine", book: book).contains("Mine/Rule.swift, only mine"))
  }

  @Test("Where no kata is started, it says how to start one")
  func notStarted() async throws {
    let book = try KataBook(2)
    defer { book.remove() }
    await #expect(throws: KataError.notStarted(number: 2)) {
      try await page("2", "mine", book: book)
    }
  }

  @Test(
    "Other words are refused",
    arguments: [
      (["2", "yours"], "yours"), (["2", "before"], "before"), (["2", "mine", "mine"], "mine"),
      (["2", "mine", "after", "x"], "x"), (["2", "after"], "after"),
    ])
  func refused(words: [String], wrong: String) async throws {
    let book = try book()
    defer { book.remove() }
    await #expect(throws: UsageError.surplusArgument(wrong, command: "workbook diff")) {
      try await DiffCommand().run(words, in: book.workbook, on: TranscriptConsole())
    }
  }
}
