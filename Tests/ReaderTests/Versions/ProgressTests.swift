import Book
import Practice
import Terminal
import TestSupport
import Testing

@testable import Reader

@Suite("workbook progress and next")
struct ProgressTests {
  private func book(
    started: [Int] = [], done: [Int] = [], red: [Int] = []
  ) throws -> TemporaryBook {
    let book = try TemporaryBook(1, 2, 3)
    try book.start(started)
    for number in done + red { try note(3, on: number, of: book) }
    for number in red { try note(1, on: number, of: book) }
    return book
  }

  /// Notes a check in which so many of three behaviours passed.
  private func note(_ passed: Int, on number: Int, of book: TemporaryBook) throws {
    try book.progress.update {
      $0.note(book.lesson(number), passed: passed, of: 3, on: TemporaryBook.moment)
    }
  }

  @Test("Progress shows a line for each lesson")
  func table() async throws {
    let book = try book(started: [1, 2, 3], done: [1], red: [2])
    try note(1, on: 3, of: book)
    try book.progress.update { $0[book.lesson(3)].hintsShown = 2 }
    let expected = """
      $ progress | pager
      #  Lesson                 Check   Hints   Stage
      1  Single responsibility  3 of 3  –       refactored
      2  Open/closed            1 of 3  –       refactored, red now
      3  Liskov substitution    1 of 3  2 of 4  started
      4  Interface segregation  –       –       not started
      5  Dependency inversion   –       –       not started
      6  Sign-in                –       –       not started
      7  Dependencies by hand   –       –       not started
      8  Scheduler              –       –       not started
      9  Visitor                –       –       not started

      2 of 9 refactored. What comes next: scripts/workbook next

      """
    #expect(await book.session("progress") == expected)
    let row = """
      2  Open/closed            1 of 3  –       refactored, red
                                                now

      """
    #expect(await book.session("progress", width: 60).contains(row))
    let colored = RecordingConsole(isTerminal: true, usesColor: true)
    _ = try await book.run(ProgressCommand(), on: colored)
    let rows = ["32mSingle", "31mOpen", "2mInterface"]
    #expect(rows.filter { !colored.output.contains("\u{1B}[0;\($0)") } == [])
  }

  @Test("Where its columns do not fit, a row is running text")
  func narrow() async throws {
    let console = RecordingConsole(width: 37)
    let output = try await book(done: [1]).run(ProgressCommand(), on: console).output
    let rest = "\n  responsibility, Check: 3 of 3,\n  Hints: –, Stage: refactored\n#: 2,"
    #expect(output.hasPrefix("#: 1, Lesson: Single\(rest)"))
  }

  @Test("With --json it prints the same for other programs, null where there is nothing")
  func json() async throws {
    let book = try book(started: [1], done: [1])
    let output = try await book.run(ProgressCommand(), "--json").output
    let expected = """
      { "lessons" : [ { "changesTaken" : 0, "doneSince" : "2026-11-21T15:02:29Z", "hints" : 4, \
      "hintsShown" : 0, "kata" : "Katas/01-SingleResponsibility", "lastCheck" : { \
      "behaviours" : 3, "date" : "2026-11-21T15:02:29Z", "isChanged" : true, "passed" : 3 }, \
      "name" : "SingleResponsibility", "number" : 1, "row" : null, "stage" : "refactored", \
      "state" : "done", "stepsTaken" : null, "title" : "Single responsibility" }, \
      { "changesTaken" : 0, "doneSince" : null, "hints" : 4, \
      "hintsShown" : 0, "kata" : "Katas/02-OpenClosed", "lastCheck" : null, \
      "name" : "OpenClosed", "number" : 2, "row" : null, "stage" : "notStarted", \
      "state" : "notStarted", "stepsTaken" : null, "title" : "Open/closed" },
      """
    #expect(output.replacing(#/\s+/#, with: " ").hasPrefix(expected))
    #expect(output.hasSuffix("  ],\n  \"version\" : 2\n}\n"))
  }

  @Test("A damaged file is told on standard error, and when all are done that is said")
  func others() async throws {
    let book = try book(done: Array(1...9))
    let expected = """

      All 9 are refactored.
      $ next
      All nine katas are refactored.
        swift run arcade  Play the arcade that they are about.

      """
    #expect(await book.session("progress", "next").hasSuffix(expected))
    try book.write(ProgressFile.path, "x")
    let error = try await book.run(ProgressCommand()).error
    #expect(error.hasPrefix("workbook: Katas/progress.json was damaged and is kept as\nKatas/"))
  }

  private static let first = """
    Next is lesson 1, Single responsibility.
      scripts/workbook read 1   Read its page.
      scripts/workbook start 1  Make your kata of it.

    """

  @Test("Next goes on with the kata worked on last, by how far it is")
  func next() async throws {
    var shown = try await book().session("next")
    let third = try book(started: [3])
    shown += await third.session("next")
    for (isChanged, isRefactored) in [(false, true), (true, false)] {
      try third.progress.update {
        $0.note(
          third.lesson(3), passed: 3, of: 3, isChanged: isChanged, isRefactored: isRefactored,
          on: TemporaryBook.moment)
      }
      shown += await third.session("next")
    }
    shown += try await book(started: [3], red: [3]).session("next")
    shown += try await book(started: [3], done: [2, 3, 4, 5, 6, 7, 8, 9]).session("next")
    let steps = """
        scripts/workbook watch 3      Check on every save.
        scripts/workbook check 3      Check once.
        scripts/workbook hint 3       Get a hint.
        scripts/workbook diff 3 mine  See what you changed.

      """
    #expect(
      shown == """
        $ next
        \(Self.first)$ next
        You began lesson 3, Liskov substitution; it has not been checked yet.
          scripts/workbook watch 3  Check on every save.
          scripts/workbook check 3  Check once.
        $ next
        You are at lesson 3, Liskov substitution: everything passes, as in before: now
        change it.
        \(steps)$ next
        You are at lesson 3, Liskov substitution: it behaves, and the design is still
        before's.
        \(steps)$ next
        You are at lesson 3, Liskov substitution: 1 of 3 behaviours pass.
        \(steps)$ next
        Your kata of lesson 3, Liskov substitution, is refactored.
          scripts/workbook request 3          Carry out a change on your design.
          scripts/workbook diff 3 mine after  Compare your version with ours.
          scripts/workbook read 3             Read when not to do it.
          scripts/workbook play 3             Play with your version plugged in.

        \(Self.first)
        """)
  }

  @Test(
    "It goes on with what is begun, the latest first, else with the first that is not refactored",
    arguments: [
      ([], [], [], nil, 1), ([3, 2], [], [], nil, 2), ([2, 3], [], [], nil, 3),
      ([2, 3], [3], [], nil, 2),
      ([1, 3], [1], [3], nil, 3), ([1, 2], [], [], 2, 1), ([3], [1, 3], [], nil, 2),
      ([2, 3], [], [2], 3, 2), ([3], [1, 2, 3, 4, 5, 6, 7, 8], [], nil, 9),
      ([3], [1, 2, 4, 5, 6, 7, 8, 9], [], 3, nil),
    ] as [([Int], [Int], [Int], Int?, Int?)])
  func order(started: [Int], done: [Int], red: [Int], left: Int?, next: Int?) throws {
    let book = try book(started: started, done: done, red: red)
    let found = try book.progress.load().next(in: book.workbook, besides: left.map(book.lesson))
    #expect(found?.lesson.number == next)
  }

  @Test("Who takes our steps is told how many are taken, and led to the next one first")
  func steps() async throws {
    let book = try TemporaryBook.withSteps()
    try book.start(2)
    try book.work("let thing = 5\n", on: 2)
    let byHand = await book.session("list", "next")
    #expect(!byHand.contains("step 2"), "who works without them is not led to one")
    try book.work("let thing = 1\n", on: 2)
    let first = await book.session("step 2 --yes", "next")
    let check = await book.session("check 2", commands: RowBook.commands(.passed))
    let told: [(String, String)] = [
      (byHand, "touch\n              started\n"), (first, "2 --next  Take the next of our steps."),
      (check, "longer before's.\nSteps taken: 1 of 2.\n"),
    ]
    #expect(told.filter { !$0.contains($1) }.map(\.1) == [])
    try note(3, on: 2, of: book)
    let review = """
        scripts/workbook request 2          Carry out a change on your design.
        scripts/workbook diff 2 mine after  Compare your version with ours.
        scripts/workbook read 2             Read when not to do it.
        scripts/workbook play 2             Play with your version plugged in.

      \(Self.first)
      """
    let next = """
      Your kata of lesson 2, Open/closed, is refactored, 1 of 2 steps taken.
        scripts/workbook step 2 --next      Take the next of our steps.
      \(review)
      """
    #expect(await book.session("next") == "$ next\n\(next)")
    let home = RecordingConsole()
    _ = try await Program.workbook().run([], on: home) { book.workbook }
    let list = await book.session("list")
    let lessons = list.dropFirst("$ list\n".count)
    let help = "  scripts/workbook help  See every command.\n"
    #expect(home.output == "\(lessons)\n\(next)\n\(help)")
    let progress = await book.session("progress", "progress --json")
    let counts: [(String, String)] = [
      (list, "touch\n              refactored, 1 of 2 steps taken\n  3  L"),
      (progress, "2  Open/closed            3 of 3  –      refactored, 1 of 2 steps taken\n"),
      (progress, "\"stepsTaken\" : 1,"),
    ]
    #expect(counts.filter { !$0.contains($1) }.map(\.1) == [])
    try note(2, on: 2, of: book)
    #expect(!(await book.session("next").contains("step 2 --next")), "first it is to pass")
    try note(3, on: 2, of: book)
    try book.work("let thing = 7\n", on: 2)
    #expect(!(await book.session("next").contains("step 2 --next")), "it would not fit")
    try book.work("let thing = 5\n", on: 2)
    let last = await book.session("step 2 --yes", "next")
    let all = "Your kata of lesson 2, Open/closed, is refactored, all 2 steps taken.\n\(review)"
    #expect(last.hasSuffix("$ next\n\(all)"))
  }
}
