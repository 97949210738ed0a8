import Foundation
import TestSupport
import Testing

@testable import Book
@testable import Practice
@testable import Reader

@Suite("The commands workbook start, reset and undo")
struct UndoCommandTests {
  private let undo = UndoCommand(timeZone: TimeZone(secondsFromGMT: 3600) ?? .gmt)

  /// The output, with the times of entries, which vary, replaced by a word.
  private func session(_ lines: String..., in book: TemporaryBook) async -> String {
    var shown = ""
    for line in lines { shown += await book.session(line, commands: [undo]) }
    return shown.replacing(#/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/#, with: "THEN")
  }

  @Test("A kata is made once, and its path is shown relative to the reader's folder")
  func start() async throws {
    let book = try TemporaryBook(2)
    #expect(
      await book.session("start ocp", "start 2") == """
        $ start ocp
        Your kata is in Katas/02-OpenClosed; change the files in
        Katas/02-OpenClosed/Sources/OpenClosedKata.
        To read the lesson's page: scripts/workbook read 2
        How to open it in an editor, with its tests and a debugger: Lessons/Editors.md
        To check it on every save: scripts/workbook watch 2
        $ start 2
        workbook: There is a kata in Katas/02-OpenClosed already: go on with
        `scripts/workbook check 2`, or start over with `scripts/workbook reset 2`, which
        `scripts/workbook undo 2` takes back.

        """)
    let elsewhere = try TemporaryBook(2)
    let workbook = Workbook(
      root: elsewhere.workbook.root, lessons: elsewhere.workbook.lessons,
      typingIn: elsewhere.workbook.root.appendingPathComponent("Lessons"))
    let console = RecordingConsole(width: 300)
    _ = try await StartCommand().run(["2"], in: workbook, on: console)
    let kata = "../Katas/02-OpenClosed"
    let told = "Your kata is in \(kata); change the files in \(kata)/Sources/OpenClosedKata.\n"
    #expect(console.output.hasPrefix(told) && console.output.contains(": Editors.md\n"))
  }

  @Test(
    "A reset starts over; undo reverts it, then itself, and restores any entry by number")
  func resetAndUndo() async throws {
    let book = try TemporaryBook.withSteps()
    var shown = await session("reset 2", "undo 2", "undo 2 --list", in: book)
    try book.start(2)
    shown += await session("undo 2", "undo 2 9", "undo 2 x", in: book)
    try book.work("let thing = 9\n", on: 2)
    shown += await session("reset 2", "undo 2", in: book)
    #expect(try book.work(on: 2) == "let thing = 9\n")
    shown += await session("undo 2", "undo 2 2", in: book)
    #expect(try book.work(on: 2) == "let thing = 9\n")
    #expect(
      shown == """
        $ reset 2
        workbook: You have not started this kata: `scripts/workbook start 2` makes it.
        $ undo 2
        workbook: You have not started this kata: `scripts/workbook start 2` makes it.
        $ undo 2 --list
        workbook: You have not started this kata: `scripts/workbook start 2` makes it.
        $ undo 2
        workbook: The workbook has not changed your files of lesson 2 yet, so there is
        nothing to undo.
        $ undo 2 9
        workbook: There is no entry 9: `scripts/workbook undo 2 --list` shows every
        entry.
        $ undo 2 x
        workbook: ENTRY takes a number that `--list` shows, not “x”.
        $ reset 2
        Your kata in Katas/02-OpenClosed starts over.
        To get back what you had: scripts/workbook undo 2
        $ undo 2
        Your code is back as it was at entry 2, “before reset”, THEN.
        To take that back: scripts/workbook undo 2
        To go further back: scripts/workbook undo 2 --list
        $ undo 2
        Your code is back as it was at entry 4, “before undo”, THEN.
        To take that back: scripts/workbook undo 2
        To go further back: scripts/workbook undo 2 --list
        $ undo 2 2
        Your code is back as it was at entry 2, “before reset”, THEN.
        To take that back: scripts/workbook undo 2
        To go further back: scripts/workbook undo 2 --list

        """)
  }

  @Test("The list shows the log's entries, the latest first, in the reader's time zone")
  func list() async throws {
    let row = try RowBook(try .withSteps())
    let book = row.book
    try book.write("Katas/.shelf/02-OpenClosed/a/Sources/OpenClosedKata/Thing.swift", "old\n")
    try FileManager.default.removeItem(at: book.kata(2).folder)
    _ = await row.green(
      "start 2", "hint 2", "step 2 --try", "step 2 --yes", "request 2 more-lives",
      "request 2 --finish", "request 2 twin-bolts", "request 2 --give-up", "reset 2", "undo 2")
    let shown = await session("undo 2 --list", in: book)
    #expect(
      shown == """
        $ undo 2 --list | pager
        16   THEN  entry 13 brought back
        15   THEN  before undo
        14   THEN  a reset
        13   THEN  before reset
        12   THEN  twin-bolts given up
        11   THEN  before giving up twin bolts
        10   THEN  twin-bolts taken
        9    THEN  more-lives finished
        8    THEN  more-lives taken
        7    THEN  step 1 taken
        6    THEN  before step 1
        5    THEN  step 1 given
        4    THEN  hint 1
        3    THEN  the start
        2    THEN  from an older workbook
        1    THEN  the start

        """)
    let date = try #require(KataLog(book.kata(2)).history().entries.first?.date)
    let time = "\(date.addingTimeInterval(3600))".prefix(19)
    #expect(
      await book.session("undo 2 --list", commands: [undo]).contains("1    \(time)  the start\n"))
    try FileManager.default.removeItem(at: book.kata(2).folder.appendingPathComponent(".git"))
    #expect(
      await session("undo 2 --list", in: book).contains("1    THEN  the files as they were found\n")
    )
  }
}
