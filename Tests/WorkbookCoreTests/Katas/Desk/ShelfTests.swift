import Foundation
import Shell
import Testing

@testable import WorkbookCore

@Suite("The shelf of earlier works")
struct ShelfTests {
  private let lesson = Catalogue.lessons[1]
  private let reset = ResetCommand { KataBook.moment }
  private let shelf = ShelfCommand { KataBook.moment }
  private let name = "2026-11-21T15-02-29Z"

  private func file(_ path: String, in book: KataBook) -> Bool {
    FileManager.default.fileExists(atPath: book.workbook.root.appendingPathComponent(path).path)
  }

  /// A book with a kata that was worked on, built and checked.
  private func book() throws -> KataBook {
    let book = try KataBook(2)
    try book.start(2)
    try book.work("let thing = 9\n", on: 2)
    try book.sides.write("Katas/02-OpenClosed/.build/made", "once")
    try ProgressFile(book.workbook) { _ in }.note(lesson, passed: 3, of: 3)
    return book
  }

  @Test("A reset begins anew, and the old work is on the shelf")
  func reset() async throws {
    let book = try book()
    defer { book.remove() }
    let expected = """
      Your kata in Katas/02-OpenClosed begins anew; the old work is in
      Katas/.shelf/02-OpenClosed/\(name).
      It is not done any more, until you have it back.
      To have it back: scripts/workbook shelf restore 2

      """
    #expect(try await book.run(reset, "2").output == expected)
    #expect(try book.work(on: 2) == "let thing = 1\n")
    let work = "Katas/.shelf/02-OpenClosed/\(name)"
    #expect(try book.sides.read("\(work)/Sources/OpenClosedKata/Thing.swift") == "let thing = 9\n")
    #expect(file("\(work)/Package.swift", in: book))
    #expect(try !ProgressFile(book.workbook) { _ in }.isDone(lesson))
  }

  @Test("A reset says what is not known any more of the kata, if anything was")
  func loss() async throws {
    let book = try KataBook(1, 2)
    defer { book.remove() }
    try book.start(1, 2)
    #expect(try await !book.run(reset, "1").output.contains("until you have it back"))
    try ProgressFile(book.workbook) { _ in }.update { $0[lesson].hintsShown = 2 }
    #expect(
      try await book.run(reset, "2").output
        .contains("\nHints begin at the first one, until you have it back.\n"))
    _ = try await book.run(shelf, "restore", "2")
    #expect(try ProgressFile(book.workbook) { _ in }.hintsShown(of: lesson) == 2)
    try ProgressFile(book.workbook) { _ in }.note(lesson, passed: 3, of: 3)
    #expect(
      try await book.run(ResetCommand { KataBook.moment + 1 }, "2").output.contains(
        "\nIt is not done any more, and hints begin at the first one, until you have it\nback.\n"))
  }

  @Test("Where nothing can be moved, it says so in a sentence")
  func locked() async throws {
    let book = try book()
    defer { book.remove() }
    try book.sides.write("Katas/.shelf", "a file")
    let error = KataError.notMoved("Katas/02-OpenClosed", reason: "Not a directory")
    await #expect(throws: error) { try await book.run(reset, "2") }
    #expect(try book.work(on: 2) == "let thing = 9\n")
  }

  @Test("What was built stays with the kata, so that the next check is quick")
  func build() async throws {
    let book = try book()
    defer { book.remove() }
    _ = try await book.run(reset, "2")
    #expect(try book.sides.read("Katas/02-OpenClosed/.build/made") == "once")
    #expect(!file("Katas/.shelf/02-OpenClosed/\(name)/.build", in: book))
    _ = try await book.run(shelf, "restore", "2")
    #expect(try book.sides.read("Katas/02-OpenClosed/.build/made") == "once")
  }

  @Test("Restoring brings back the work and what is known of it; what was there is kept")
  func restore() async throws {
    let book = try book()
    defer { book.remove() }
    _ = try await book.run(reset, "2")
    try book.work("let thing = 7\n", on: 2)
    let expected = """
      The work of \(name) is back in Katas/02-OpenClosed.
      What was there is in Katas/.shelf/02-OpenClosed/\(name)-2 now.

      """
    #expect(try await book.run(shelf, "restore", "2").output == expected)
    #expect(try book.work(on: 2) == "let thing = 9\n")
    #expect(try ProgressFile(book.workbook) { _ in }.isDone(lesson))
    #expect(try Shelf(book.kata(2)).works() == ["\(name)-2"])

    _ = try await book.run(shelf, "restore", "2", "2026")
    #expect(try book.work(on: 2) == "let thing = 7\n")
    #expect(try !ProgressFile(book.workbook) { _ in }.isDone(lesson))
  }

  @Test("A kata that was deleted comes back as well")
  func deleted() async throws {
    let book = try book()
    defer { book.remove() }
    _ = try await book.run(reset, "2")
    try FileManager.default.removeItem(at: book.kata(2).folder)
    #expect(
      try await book.run(shelf, "restore", "2", name).output
        == "The work of \(name) is back in Katas/02-OpenClosed.\n")
  }

  @Test("The restored kata is the one worked on last")
  func latest() async throws {
    let book = try KataBook(1, 2)
    defer { book.remove() }
    try book.start(2, 1)
    _ = try await book.run(reset, "2")
    try book.age(book.kata(2), to: 0)
    #expect(book.workbook.kataWorkedOnLast?.lesson.number == 1)
    _ = try await book.run(shelf, "restore", "2")
    #expect(book.workbook.kataWorkedOnLast?.lesson.number == 2)
  }

  @Test("What a check puts into a kata does not make it the one worked on last")
  func notByCheck() throws {
    let book = try KataBook(1, 2)
    defer { book.remove() }
    try book.start(1, 2)
    try book.sides.write("Katas/01-SingleResponsibility/Package.swift", "again")
    try book.sides.write("Katas/01-SingleResponsibility/.build/made", "anew")
    #expect(book.workbook.kataWorkedOnLast?.lesson.number == 2)
  }

  @Test("The list has the latest first, of one lesson or of all")
  func list() async throws {
    let book = try KataBook(1, 2)
    defer { book.remove() }
    let empty = "The shelf is empty: scripts/workbook reset puts your work there.\n"
    #expect(try await book.run(shelf).output == empty)
    try book.start(1, 2)
    for (number, second) in [(2, 0.0), (2, 60), (1, 0)] {
      _ = try await book.run(ResetCommand { KataBook.moment + second }, "\(number)")
    }
    let second = "Lesson 2, Open/closed\n  2026-11-21T15-03-29Z\n  2026-11-21T15-02-29Z\n"
    #expect(
      try await book.run(shelf).output
        == "Lesson 1, Single responsibility\n  2026-11-21T15-02-29Z\n\n" + second)
    #expect(try await book.run(shelf, "ocp").output == second)
    #expect(
      try await book.run(shelf, "9").output
        == "Nothing of lesson 9 is on the shelf: scripts/workbook reset 9 puts your work\nthere.\n")
  }

  @Test("What is not there cannot be put away or brought back")
  func refused() async throws {
    let book = try KataBook(2)
    defer { book.remove() }
    await #expect(throws: KataError.notStarted(number: 2)) { try await book.run(reset, "2") }
    await #expect(throws: KataError.emptyShelf(path: "Katas/.shelf/02-OpenClosed")) {
      try await book.run(shelf, "restore", "2")
    }
    await #expect(throws: UsageError.self) { try await book.run(reset) }
    await #expect(throws: UsageError.self) { try await book.run(shelf, "restore") }
    await #expect(throws: UsageError.self) { try await book.run(shelf, "2", "3") }
  }

  @Test("The start of a name is enough where it is the only one", arguments: ["x", "2026", ""])
  func names(word: String) async throws {
    let book = try KataBook(2)
    defer { book.remove() }
    try book.start(2)
    _ = try await book.run(reset, "2")
    _ = try await book.run(ResetCommand { KataBook.moment + 60 }, "2")
    let shelf = Shelf(book.kata(2))
    #expect(throws: KataError.noSuchWork(word, number: 2)) { try shelf.work(named: word) }
    #expect(try shelf.work(named: "2026-11-21T15-02") == name)
    #expect(try shelf.work(named: nil) == "2026-11-21T15-03-29Z")
  }

  @Test("A reset that cannot begin anew leaves the kata where it was")
  func failure() async throws {
    let book = try book()
    defer { book.remove() }
    let before = book.workbook.sources(of: lesson, side: "Before")
    try Data([0xFF, 0xFE, 0xFD]).write(to: before.appendingPathComponent("NoText.swift"))
    await #expect(throws: (any Error).self) { try await book.run(reset, "2") }
    #expect(try book.work(on: 2) == "let thing = 9\n")
    #expect(try Shelf(book.kata(2)).works() == [])
  }

  @Test("A newer progress keeps everything where it is")
  func newer() async throws {
    let book = try book()
    defer { book.remove() }
    try book.sides.write(ProgressFile.path, "{\"version\": 2}")
    let error = KataError.progressOfNewer(ProgressFile.path, version: 2)
    await #expect(throws: error) { try await book.run(reset, "2") }
    #expect(try book.work(on: 2) == "let thing = 9\n")
  }

  @Test("The help of both says that nothing is deleted")
  func help() {
    let resetting = """
      Usage: workbook reset LESSON

      Begins your kata of a lesson anew, as `workbook start` made it. Your
      old work is not deleted: it moves to Katas/.shelf, `workbook shelf`
      lists what is there, and `workbook shelf restore` brings it back. Hints
      begin at the first one again, and the kata does not count as done; that, too,
      comes back with the old work.

      What was built stays with the kata, so that the next check is a quick one.

      A LESSON is named by its number, letter, abbreviation or name:
      1, S, srp and SingleResponsibility are the same one.

      """
    #expect(reset.help == resetting)
    let shelving = """
      Usage: workbook shelf [LESSON]
             workbook shelf restore LESSON [WORK]

      Lists the works that `workbook reset` put on the shelf, of one lesson
      or of all, the latest first, and the copies that `workbook step --next`
      put there. Each is named by the time at which it was put there, in UTC.
      They are folders in Katas/.shelf, and nothing ever deletes them.

        restore   Brings a work back: the latest, or the WORK that is named, of which
                  the start is enough. What is in its place goes to the shelf first.

      A LESSON is named by its number, letter, abbreviation or name:
      1, S, srp and SingleResponsibility are the same one.

      """
    #expect(shelf.help == shelving)
  }
}
