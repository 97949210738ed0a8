import Book
import Foundation
import Practice
import Shell
import TestSupport
import Testing

@testable import Reader

@Suite("workbook start, reset and shelf")
struct ShelfTests {
  private let reset = ResetCommand { TemporaryBook.moment }
  private let shelf = ShelfCommand(
    now: { TemporaryBook.moment }, timeZone: TimeZone(secondsFromGMT: 3600) ?? .gmt)
  private let work = "2026-11-21T15-02-29Z"

  /// A book with a kata that was worked on and is done.
  private func book() throws -> TemporaryBook {
    let book = try TemporaryBook(2)
    try book.start(2)
    try book.work("let thing = 9\n", on: 2)
    try book.progress.update {
      $0.note(book.lesson(2), passed: 3, of: 3, on: TemporaryBook.moment)
      $0[book.lesson(2)].hintsShown = 1
    }
    return book
  }

  @Test("A kata is made, and what to do with it is told")
  func start() async throws {
    let book = try TemporaryBook(2)
    let expected = """
      Your kata is in Katas/02-OpenClosed; what to change is in its
      Sources/OpenClosedKata.
      To have it judged on every save: scripts/workbook watch 2

      """
    #expect(try await book.run(StartCommand(), "ocp").output == expected)
    #expect(try book.work(on: 2) == "let thing = 1\n")
  }

  @Test("A reset begins anew and says what is not known any more; a restore brings it back")
  func resetAndRestore() async throws {
    let book = try book()
    let expected = """
      Your kata in Katas/02-OpenClosed begins anew; the old work is in
      Katas/.shelf/02-OpenClosed/\(work).
      It is not done any more, and hints begin at the first one, until you have it
      back.
      To have it back: scripts/workbook shelf restore 2

      """
    #expect(try await book.run(reset, "2").output == expected)
    #expect(try book.work(on: 2) == "let thing = 1\n")
    #expect(try !book.progress.isDone(book.lesson(2)))

    let restored = """
      The work of \(work) is back in Katas/02-OpenClosed.
      What was there is in Katas/.shelf/02-OpenClosed/\(work)-2 now.

      """
    #expect(try await book.run(shelf, "restore", "2").output == restored)
    #expect(try book.work(on: 2) == "let thing = 9\n")
    #expect(try book.progress.isDone(book.lesson(2)))
    #expect(try book.progress.load()[book.lesson(2)].hintsShown == 1)

    try FileManager.default.removeItem(at: book.kata(2).folder)
    #expect(
      try await book.run(shelf, "restore", "2", "2026").output
        == "The work of \(work)-2 is back in Katas/02-OpenClosed.\n")
    #expect(try !book.progress.isDone(book.lesson(2)))
  }

  @Test("A reset that cannot begin anew, or not be noted, leaves everything where it was")
  func failure() async throws {
    let book = try book()
    let source = book.workbook.sources(of: book.lesson(2), .before)
    try Data([0xFF, 0xFE, 0xFD]).write(to: source.appendingPathComponent("NoText.swift"))
    await #expect(throws: (any Error).self) { try await book.run(reset, "2") }
    #expect(try book.work(on: 2) == "let thing = 9\n")
    #expect(try Shelf(book.kata(2)).works() == [])
    try book.write(ProgressFile.path, "{\"version\": 2}")
    let newer = KataError.progressOfNewer(ProgressFile.path, version: 2)
    await #expect(throws: newer) { try await book.run(reset, "2") }
    await #expect(throws: newer) { try await book.run(shelf, "restore", "2") }
  }

  @Test("The list has a lesson's works with the reader's own time, the latest first")
  func list() async throws {
    let book = try TemporaryBook(1, 2)
    #expect(
      try await book.run(shelf).output
        == "The shelf is empty: scripts/workbook reset puts your work there.\n")
    for (number, seconds) in [(1, 0.0), (2, 0), (2, 60)] {
      if !book.kata(number).isStarted { try book.start(number) }
      _ = try await book.run(ResetCommand { TemporaryBook.moment + seconds }, "\(number)")
    }
    try book.write("Katas/.shelf/02-OpenClosed/mine/file", "")
    let second = """
      Lesson 2, Open/closed
        mine
        2026-11-21T15-03-29Z  2026-11-21 16:03:29
        \(work)  2026-11-21 16:02:29

      """
    let first = "Lesson 1, Single responsibility\n  \(work)  2026-11-21 16:02:29\n\n"
    #expect(try await book.run(shelf).output == first + second)
    #expect(
      try await book.run(shelf, "9").output
        == "Nothing of lesson 9 is on the shelf: scripts/workbook reset 9 puts your work\nthere.\n")
  }

  @Test("What is not there cannot be put away or brought back")
  func refused() async throws {
    let book = try TemporaryBook(2)
    await #expect(throws: KataError.notStarted(number: 2)) { try await book.run(reset, "2") }
    await #expect(throws: KataError.emptyShelf(path: "Katas/.shelf/02-OpenClosed", number: 2)) {
      try await book.run(shelf, "restore", "2")
    }
    await #expect(throws: UsageError.self) { try await book.run(shelf, "2", "3") }
    #expect(KataError.noSuchWork("2027", number: 2).isWrongUsage && KataError.noKata.isWrongUsage)
  }
}
