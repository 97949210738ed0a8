import Practice
import Shell
import Terminal
import TestSupport
import Testing

@testable import Book
@testable import Reader

@Suite("workbook cost and request")
struct CostTests {
  private static func cost(_ touched: Int, _ new: Int, _ changed: Int, _ added: Int, _ tests: Int)
    -> ChangeCost
  {
    var cost = ChangeCost()
    (cost.filesTouched, cost.newFiles, cost.testsEdited) = (touched, new, tests)
    (cost.linesChanged, cost.linesAdded) = (changed, added)
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

  @Test("A lesson's requests are told with all figures of both sides, the whole book's in rows")
  func costs() async throws {
    let expected = """
      $ cost 2 | pager
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
      $ cost | pager
      What a change costs, before → after

      request        files  lines  tests  after
      1  Single responsibility
      2  Open/closed
        twin-bolts   3→2    42→19  0→0    +3 −1
        drop-shield  1→4    3→32   0→1    +0 −4
      3  Liskov substitution
      4  Interface segregation
      5  Dependency inversion
      6  Sign-in
      7  Dependencies by hand
      8  Scheduler
      9  Visitor

      + and − count the figures that are better and worse in after. More of them
      decide: of 2 requests, after wins 1 and loses 1; 0 are draws.

        scripts/workbook cost LESSON  All figures of a lesson.

      """
    #expect(try await sampleBook().session("cost 2", "cost") == expected)
  }

  @Test("A request is listed, taken, counted and dropped")
  func request() async throws {
    let book = try sampleBook()
    var shown = await book.session("request 2", "request 2 bolts", "request 2 twin-bolts")
    try book.start(2)
    shown += await book.session(
      "request 2 --drop", "request 2 twin-bolts", "request 2 twin-bolts", "request 2")
    try book.work("let thing = 1\nlet two = 2\n", on: 2)
    shown += await book.session("request 2 twin-bolts")
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
    let taken = """
      $ request 2 twin-bolts
      Twin bolts
        “One bolt is dull. Give me two.” (a player)

      Your kata has the new tests in TwinTests.swift. Make them pass: when all
      behaviours do, a check counts what the change cost you.

        scripts/workbook watch 2           Check on every save.
        scripts/workbook check 2           Check once.
        scripts/workbook request 2 --drop  Give the request up.

      """
    let passed = CheckCommand { check, _ in WatchedKata.verdict([.passed], on: check.kata) }
    let checked = await book.session("check 2", commands: [passed])
    #expect(checked.contains("Passed: 1 behaviour.\n\n" + cost))
    let watched = WatchedKata(judged: .passed, cost: try RequestCost(in: book.kata(2)))
    #expect(StyledText.text(watched.state.body, usesColor: false).hasPrefix(cost))
    shown += await book.session("request 2 --drop")
    #expect(
      shown == """
        $ request 2
        Lesson 2, Open/closed: requests

        twin-bolts
          “One bolt is dull. Give me two.” (a player)

          scripts/workbook request 2 NAME  Take one in your kata.
        $ request 2 bolts
        workbook: Lesson 2 has no request “bolts”: there are twin-bolts.
        $ request 2 twin-bolts
        workbook: This kata is not started: `scripts/workbook start 2` makes it.
        $ request 2 --drop
        workbook: Your kata of lesson 2 has taken no request: `scripts/workbook request
        2` lists them.
        \(taken)\(taken)$ request 2
        Lesson 2, Open/closed: requests

        twin-bolts (taken in your kata)
          “One bolt is dull. Give me two.” (a player)

          scripts/workbook request 2 NAME  Take one in your kata.
        $ request 2 twin-bolts
        \(cost)$ request 2 --drop
        “Twin bolts” is ended; what you wrote stays as it is.

        """)
    #expect(try book.work(on: 2) == "let thing = 1\nlet two = 2\n")
  }
}
