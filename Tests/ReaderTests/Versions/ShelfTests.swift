import Book
import Foundation
import TestSupport
import Testing

@testable import Practice
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

  @Test("A reset begins anew; a restore brings it back")
  func resetAndRestore() async throws {
    let book = try book()
    let done = { try book.progress.load()[book.lesson(2)] }
    let expected = """
      $ reset 2
      Your kata in Katas/02-OpenClosed begins anew; the old work is in
      Katas/.shelf/02-OpenClosed/\(work).
      To have it back: scripts/workbook shelf restore 2
      $ shelf restore 2
      The work of 2026-11-21 16:02:29 is back in Katas/02-OpenClosed.
      What was there is in Katas/.shelf/02-OpenClosed/\(work)-2 now.

      """
    let known = try done()
    var shown = await book.session("reset 2", commands: [reset])
    #expect(try book.work(on: 2) == "let thing = 1\n" && done() == KataProgress.Entry())
    try book.progress.update { $0[book.lesson(2)].hintsShown = 3 }
    shown += await book.session("shelf restore 2", commands: [shelf])
    #expect(shown == expected)
    #expect(try book.work(on: 2) == "let thing = 9\n" && done() == known)

    try FileManager.default.removeItem(at: book.kata(2).folder)
    let again = """
      $ shelf restore 2 2026
      The work of 2026-11-21 16:02:29 is back in Katas/02-OpenClosed.

      """
    #expect(await book.session("shelf restore 2 2026", commands: [shelf]) == again)
    #expect(try done().hintsShown == 3 && done().doneSince == nil)
  }

  @Test("A reset that cannot begin anew, or not be noted, leaves everything where it was")
  func failure() async throws {
    let book = try book()
    let source = book.workbook.root.appendingPathComponent(book.lesson(2).sources(.before))
    try Data([0xFF, 0xFE, 0xFD]).write(to: source.appendingPathComponent("NoText.swift"))
    await #expect(throws: (any Error).self) { try await book.run(reset, "2") }
    try book.write(ProgressFile.path, "{\"version\": 2}")
    let newer = """
      workbook: Katas/progress.json was written by a newer workbook (version 2) and is
      left as it is: bring the book up to date with `git pull`.

      """
    #expect(
      await book.session("reset 2", "shelf restore 2")
        == "$ reset 2\n\(newer)$ shelf restore 2\n\(newer)")
    #expect(try book.work(on: 2) == "let thing = 9\n" && Shelf(book.kata(2)).works() == [])
  }

  @Test("A version that goes away while it is brought back leaves the kata where it was")
  func gone() async throws {
    let book = try book()
    let place = book.workbook.root.appendingPathComponent("Katas/.shelf/02-OpenClosed/\(work)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let restore = ShelfCommand(now: {
      try? FileManager.default.removeItem(at: place)
      return TemporaryBook.moment + 60
    })
    await #expect(throws: KataError.self) { try await book.run(restore, "restore", "2") }
    #expect(try book.work(on: 2) == "let thing = 9\n" && Shelf(book.kata(2)).works() == [])
  }

  @Test(
    "The list tells of each work when and by what it was put there, how far it was, and its size")
  func list() async throws {
    let book = try TemporaryBook(1, 2)
    var shown = await book.session("shelf")
    for (number, seconds) in [(1, 0.0), (2, 0), (2, 60)] {
      if !book.kata(number).isStarted { try book.start(number) }
      _ = try await book.run(ResetCommand { TemporaryBook.moment + seconds }, "\(number)")
    }
    try book.work("let thing = 9\nlet more = 1\n", on: 2)
    try book.progress.update {
      $0.note(book.lesson(2), passed: 3, of: 3, on: TemporaryBook.moment)
    }
    let later = ShelfCommand(now: { TemporaryBook.moment + 90 }, timeZone: shelf.timeZone)
    shown += await book.session("shelf restore 2 2", commands: [later])
    try book.write("Katas/.shelf/02-OpenClosed/mine/file", "")
    shown += await book.session("shelf", "shelf 9", commands: [shelf])
    #expect(
      shown == """
        $ shelf
        The shelf is empty: `scripts/workbook reset` puts your work there, and a copy of
        it comes there when you take a step, make a slip or give up a change.
        $ shelf restore 2 2
        The work of 2026-11-21 16:02:29 is back in Katas/02-OpenClosed.
        What was there is in Katas/.shelf/02-OpenClosed/2026-11-21T15-03-59Z now.
        $ shelf
        Lesson 1, Single responsibility
          1  2026-11-21 16:02:29, put there by a reset
             started; its code is still that of the book's before

        Lesson 2, Open/closed
          1  mine
             started; 1 line of code in 1 file differs from the book's before
          2  2026-11-21 16:03:59, put there by a restore
             refactored; 2 lines of code in 1 file differ from the book's before
          3  2026-11-21 16:03:29, put there by a reset
             started; its code is still that of the book's before

          scripts/workbook shelf restore LESSON N  Bring number N back.
        $ shelf 9
        Nothing of lesson 9 is on the shelf: `scripts/workbook reset` puts your work
        there, and a copy of it comes there when you take a step, make a slip or give up
        a change.

        """)
    try book.write("Katas/.shelf/02-OpenClosed/2026-11-21T15-02-29Z-2/file", "")
    #expect(
      await book.session("shelf restore 2 5", "shelf restore 2 2026") == """
        $ shelf restore 2 5
        workbook: “5” is no version on the shelf, or the start of several:
        `scripts/workbook shelf 2` shows what is there.
        $ shelf restore 2 2026
        workbook: “2026” is no version on the shelf, or the start of several:
        `scripts/workbook shelf 2` shows what is there.

        """)
  }

  @Test("A kata is made once; what is not there cannot be put away or brought back")
  func refused() async throws {
    let expected = """
      $ reset 2
      workbook: This kata is not started: `scripts/workbook start 2` makes it.
      $ shelf restore 2
      workbook: There is nothing in Katas/.shelf/02-OpenClosed yet: your work comes
      there when you begin the kata of lesson 2 anew with `scripts/workbook reset 2`.
      $ shelf rest 2
      workbook: There is no lesson “rest”: name one by its number, letter,
      abbreviation or name, as `workbook list` shows them.
      $ shelf 2 3
      workbook: `workbook shelf` has no use for “3”: `workbook help shelf` shows what
      it takes.
      $ start ocp
      Your kata is in Katas/02-OpenClosed; what to change is in
      Katas/02-OpenClosed/Sources/OpenClosedKata.
      The page of the lesson: scripts/workbook read 2
      How to open it in an editor, with its tests and a debugger: Lessons/Editors.md
      To have it judged on every save: scripts/workbook watch 2
      $ start 2
      workbook: There is a kata in Katas/02-OpenClosed already: go on with
      `scripts/workbook check 2`, or begin anew with `scripts/workbook reset 2`, which
      keeps the old one on the shelf.

      """
    #expect(
      try await TemporaryBook(2).session(
        "reset 2", "shelf restore 2", "shelf rest 2", "shelf 2 3", "start ocp", "start 2")
        == expected)
  }

  @Test("A kata that was removed by hand and is begun anew has only its hints from before")
  func removed() async throws {
    let book = try TemporaryBook(2)
    try book.start(2)
    try book.progress.update {
      $0.note(book.lesson(2), passed: 3, of: 3, on: TemporaryBook.moment)
      $0[book.lesson(2)].hintsShown = 2
    }
    try FileManager.default.removeItem(at: book.kata(2).folder)
    _ = await book.session("start 2")
    let entry = try book.progress.load()[book.lesson(2)]
    #expect(entry.hintsShown == 2 && entry.lastCheck == nil && entry.doneSince == nil)
  }

  @Test("Start tells where the kata is in a way that opens from where the reader types")
  func place() async throws {
    let book = try TemporaryBook(2)
    let root = book.workbook.root
    let workbook = Workbook(root: root, typingIn: root.appendingPathComponent("Lessons"))
    let console = RecordingConsole(width: 300)
    _ = try await StartCommand().run(["2"], in: workbook, on: console)
    let kata = "../Katas/02-OpenClosed"
    let told = "Your kata is in \(kata); what to change is in \(kata)/Sources/OpenClosedKata.\n"
    #expect(console.output.hasPrefix(told) && console.output.contains(": Editors.md\n"))
  }
}
