import Book
import Practice
import Shell
import TestSupport
import Testing

@testable import Reader

@Suite("workbook cost and request")
struct CostTests {
  private static func cost(_ figures: Int...) -> ChangeCost {
    var cost = ChangeCost()
    cost.filesTouched = figures[0]
    cost.newFiles = figures[1]
    cost.linesChanged = figures[2]
    cost.linesAdded = figures[3]
    cost.testsEdited = figures[4]
    return cost
  }

  /// A request in which after wins, and one in which it loses.
  private static let requests = [
    LessonFigures.Request(
      name: "twin-bolts", title: "Twin bolts", kind: .axis, before: cost(3, 0, 12, 30, 0),
      after: cost(1, 1, 1, 18, 0)),
    LessonFigures.Request(
      name: "drop-shield", title: "Drop it", kind: .players, before: cost(1, 0, 1, 2, 0),
      after: cost(4, 0, 10, 22, 1)),
  ]

  /// A book with figures for all lessons, and the first request of lesson 2.
  private func sampleBook() throws -> TemporaryBook {
    let book = try TemporaryBook(2)
    for lesson in Catalogue.lessons {
      let figures = LessonFigures(
        lesson: lesson.name, requests: lesson.number == 2 ? CostTests.requests : [])
      try book.write(LessonFigures.path(of: lesson), try figures.json())
    }
    let folder = "\(ChangeRequest.folder(of: book.lesson(2)))/twin-bolts"
    try book.write(
      "\(folder)/Request.md",
      """
      # Twin bolts

      > One bolt is dull.
      > Give me two.

      - Kind: axis
      - Asked by: a player
      - Before: The switch gets a case.
      - After: A new gun.

      """)
    try book.write("\(folder)/TwinTests.swift", "struct TwinTests {}\n")
    for side in Side.allCases { try book.write("\(folder)/\(side.folder).diff", "") }
    return book
  }

  @Test("A lesson's requests are told with every figure of both sides, in a pager")
  func lesson() async throws {
    let book = try sampleBook()
    defer { book.remove() }
    let console = RecordingConsole()
    _ = try await book.run(CostCommand(), "2", on: console)
    let expected = """
      Lesson 2, Open/closed: what a change costs

      Twin bolts · twin-bolts, axis
                         before     after
        files touched         3         1
        new files             0         1
        lines changed        12         1
        lines added          30        18
        tests edited          0         0
        after: 3 better, 1 worse, 1 the same

      Drop it · drop-shield, players
                         before     after
        files touched         1         4
        new files             0         0
        lines changed         1        10
        lines added           2        22
        tests edited          0         1
        after: 4 worse, 1 the same

      The diffs are in Lessons/02-OpenClosed/Requests.

      """
    #expect(console.paged == expected)
  }

  @Test("The whole book is a row a request, with who wins")
  func book() async throws {
    let book = try sampleBook()
    defer { book.remove() }
    let console = RecordingConsole()
    _ = try await book.run(CostCommand(), on: console)
    let rows = """
      request        files  lines  tests  after
      1  Single responsibility
      2  Open/closed
        twin-bolts   3→2    42→19  0→0    +3 −1
        drop-shield  1→4    3→32   0→1    +0 −4
      3  Liskov substitution

      """
    #expect(console.paged.contains(rows))
    #expect(
      console.paged.hasSuffix(
        """
        + and − count the figures that are better and worse in after. More of them
        decide: of 2 requests, after wins 1 and loses 1; 0 are draws.

        scripts/workbook cost LESSON  All figures of a lesson.

        """.replacing("scripts/workbook cost", with: "  scripts/workbook cost")))
  }

  @Test("A request is listed, taken, counted and dropped")
  func request() async throws {
    let book = try sampleBook()
    defer { book.remove() }
    func request(_ words: String...) async throws -> String {
      let console = RecordingConsole()
      _ = try await RequestCommand().run(["2"] + words, in: book.workbook, on: console)
      return console.output
    }
    let list = """
      Lesson 2, Open/closed: requests

      twin-bolts
        “One bolt is dull. Give me two.” (a player)

        scripts/workbook request 2 NAME  Take one in your kata.

      """
    #expect(try await request() == list)
    await #expect(throws: KataError.notStarted(number: 2)) { try await request("twin-bolts") }
    try book.start(2)
    await #expect(throws: KataError.noRequestTaken(number: 2)) { try await request("--drop") }
    let taken = """
      Twin bolts
        “One bolt is dull. Give me two.” (a player)

      Your kata has the new tests in TwinTests.swift. Make them pass: when all
      behaviours do, a check counts what the change cost you.

        scripts/workbook watch 2           Check on every save.
        scripts/workbook check 2           Check once.
        scripts/workbook request 2 --drop  Give the request up.

      """
    for _ in 1...2 { #expect(try await request("twin-bolts") == taken) }
    #expect(
      try await request()
        == list.replacing("twin-bolts\n", with: "twin-bolts (taken in your kata)\n"))
    try book.work("let thing = 1\nlet two = 2\n", on: 2)
    let cost = """
      What the change cost: Twin bolts
                         before     after     yours
        files touched         3         1         1
        new files             0         1         0
        lines changed        12         1         0
        lines added          30        18         1

      Our diffs are in Lessons/02-OpenClosed/Requests/twin-bolts. To take another
      request, end this one: scripts/workbook request 2 --drop

      """
    #expect(try await request("twin-bolts") == cost)
    let passed = CheckCommand { check, _ in
      Verdict(
        kata: check.kata, outcome: .judged,
        behaviours: [Behaviour(suite: nil, sentence: "It works", outcome: .passed)])
    }
    #expect(try await book.run(passed, "2").output.contains("Passed: 1 behaviour.\n\n" + cost))
    #expect(
      try await request("--drop") == "“Twin bolts” is ended; what you wrote stays as it is.\n")
    #expect(try book.work(on: 2) == "let thing = 1\nlet two = 2\n")
  }

  @Test("A request that is not there is refused, with those that are")
  func refused() async throws {
    let book = try sampleBook()
    defer { book.remove() }
    await #expect(throws: BookError.noSuchRequest("bolts", lesson: 2, known: ["twin-bolts"])) {
      try await book.run(RequestCommand(), "2", "bolts")
    }
  }
}
