import Practice
import TestSupport
import Testing
import Text

@testable import Book
@testable import Reader

@Suite("workbook request")
struct RequestCommandTests {
  private let row: RowBook
  private var book: TemporaryBook { row.book }

  init() throws { row = try RowBook() }

  @Test("Requests are listed, taken in a row, finished by taking the next, and given up")
  func row() async throws {
    let shown = await row.green("request 2", "request 2 more-lives")
    try book.work("let thing = 2\nlet two = 2\n", on: 2)
    let more = await row.green("request 2 twin-bolts")
    try book.work("let thing = 3\n", on: 2)
    let givenUp = await row.green("request 2 --give-up")
    #expect(
      shown + more + givenUp == """
        $ request 2 | pager
        Lesson 2, Open/closed: requests

        Expected by the principle, one on top of the other:

        more-lives
          “One of them is dull, and we would like to have another beside it.” (a player)

        twin-bolts
          “One of them is dull, and we would like to have another beside it.” (a player)

        Not expected:

        drop-shield
          “One of them is dull, and we would like to have another beside it.” (a player)

          scripts/workbook request 2 NAME  Take one in your kata.
        $ request 2 more-lives
        The more-lives
          “One of them is dull, and we would like to have another beside it.” (a player)

        Its tests: The more-lives
          – It has the more-lives
          – And it stays

        Your kata has these tests in MoreLivesTests.swift. Make them pass: when all
        behaviours do, a check shows what the change cost you.

        No check has found another design than before's in your kata yet. Refactor
        first, or when this is finished: what you change meanwhile counts for the
        request.

          scripts/workbook watch 2              Check on every save.
          scripts/workbook check 2              Check once.
          scripts/workbook request 2 --give-up  Give it up: your sources go back.
        $ request 2 twin-bolts
        “The more-lives” is finished; its tests stay in your kata.

        What it cost: The more-lives
          each alone    before  after  yours
          lines edited      12      1      1
          lines added        3      3      1
          files opened       1      1      1
          places             2      2      1

        Lines edited in all, after 1 of 2 changes:
          before  ███████████████████████████████████████████████████████████████████ 12
          after   ██████ 1
          yours   ██████ 1

        The twin-bolts
          “One of them is dull, and we would like to have another beside it.” (a player)

        Its tests: The twin-bolts
          – It has the twin-bolts
          – And it stays

        Your kata has these tests in TwinBoltsTests.swift. Make them pass: when all
        behaviours do, a check shows what the change cost you.

          scripts/workbook watch 2              Check on every save.
          scripts/workbook check 2              Check once.
          scripts/workbook request 2 --give-up  Give it up: your sources go back.
        Checking your kata: Lesson 2, Open/closed …
        $ request 2 --give-up
        “The twin-bolts” is given up: Sources and Guest are as they were when you took
        it.
        To have your work back: scripts/workbook shelf restore 2 2026-11-21T15-02-29Z
        To take another change: scripts/workbook request 2

        """)
    #expect(try book.work(on: 2) == "let thing = 2\nlet two = 2\n")
    let names = await row.green("request 2").lines.filter { $0.contains(#/^(\w+-\w+|  scripts)/#) }
    #expect(
      names == [
        "more-lives · finished: 1 edited, 1 added, 1 file, 1 place", "twin-bolts · given up",
        "drop-shield", "  scripts/workbook request 2 NAME   Take one in your kata.",
        "  scripts/workbook request 2 --sum  Sum your changes up.",
      ])
  }

  @Test("A check that passes leads to the next change, shows what the open one cost, and no more")
  func checks() async throws {
    let untouched = await row.green("check 2")
    #expect(!untouched.contains("The more-lives"), "before is nobody's design")
    try book.work("let thing = 2\n", on: 2)
    #expect(await row.green("check 2").contains("The first is:\n\nThe more-lives\n"))
    _ = await row.green("request 2 more-lives")
    try book.work("let thing = 3\n", on: 2)
    let open = await row.green("check 2")
    #expect(open.contains("  lines edited      12      1      1\n"))
    #expect(try book.progress.load()[book.lesson(2)].lastCheck?.passed == 2)
    let red = await book.session("check 2", commands: RowBook.commands(.hung))
    let words = "$ check 2\nThe more-lives\n  “\(RowBook.sentence)” (a player)\n\n"
    #expect(red.hasPrefix(words) && !red.contains("What it cost"))
    let json = await row.green("check 2 --json")
    #expect(json.contains("\"linesEdited\" : 1,") && !json.contains("The more-lives\n"))
  }

  @Test("What comes next names the open change, and at the end of the row the sum")
  func elsewhere() async throws {
    try book.work("let thing = 2\n", on: 2)
    _ = await row.green("check 2", "request 2 more-lives")
    #expect(
      await row.green("next").contains(
        "  scripts/workbook request 2 --finish  End the change: The more-lives.\n"))
    _ = await book.session("check 2", commands: RowBook.commands(.hung))
    let title =
      "You are at lesson 2, Open/closed, with “The more-lives” open: 1 of 2 behaviours\npass."
    #expect(await row.green("next").hasPrefix("$ next\n\(title)\n"))
    let ended = await row.green("request 2 twin-bolts", "request 2 --finish")
    #expect(ended.ranges(of: "in all, after 2 of 2 changes:\n").count == 1)
    let end = "  scripts/workbook request 2 --sum    See your changes summed up.\n"
    #expect(await row.green("next").contains(end))
  }

  @Test("Where one is given up, the check before it counts again")
  func checkBefore() async throws {
    try book.work("let thing = 2\n", on: 2)
    _ = await row.green("check 2", "request 2 more-lives")
    _ = await book.session("check 2", commands: RowBook.commands(.hung))
    _ = await row.green("request 2 more-lives", "request 2 --give-up")
    #expect(await row.green("next").hasPrefix("$ next\nYour kata of lesson 2, Open/closed, is ref"))
    #expect(await row.green("progress").contains("  2 of 2  –      refactored\n"))
  }

  @Test("Finished ones are counted in the lesson's figures")
  func cost() async throws {
    _ = await row.green("request 2 more-lives")
    try book.work("let thing = 3\n", on: 2)
    let shown = await row.green("request 2 --finish", "cost 2")
    let lines = [
      "  1  yours   1       0      1      1       –         –          –\n",
      " –: not tried in yours, where one change comes on top of the other.\n",
      "  carried out so far  before  after  yours\n  more-lives          12      1      1\n",
    ]
    #expect(lines.filter { !shown.contains($0) } == [])
  }

  @Test(
    "A finished one that is asked for leaves the open one; without the book's figures is no sum")
  func finishedAlready() async throws {
    _ = await row.green("request 2 more-lives", "request 2 twin-bolts")
    var shown = await row.green("request 2 more-lives")
    #expect(try TakenRequest.open(in: book.kata(2))?.request.name == "twin-bolts")
    try book.write(LessonEvidence.path(of: book.lesson(2)), "{")
    shown += await row.green("request 2 --sum")
    let expected = """
      $ request 2 more-lives
      workbook: “The more-lives” is finished in your kata: `scripts/workbook request
      2` shows what is left.
      $ request 2 --sum
      workbook: Lessons/02-OpenClosed/Evidence.json
      """
    #expect(shown.hasPrefix(expected))
  }

  @Test("Everything fits sixty columns, and the sum is printed as Markdown, too")
  func narrow() async throws {
    try book.work("let thing = 2\n", on: 2)
    let lines = [
      "check 2", "request 2 more-lives", "request 2 more-lives", "request 2 twin-bolts", "check 2",
      "request 2 --finish", "request 2 drop-shield", "check 2", "request 2", "request 2 --sum",
    ]
    var shown: [String] = []
    for line in lines { shown += await row.green(line, width: 60).lines }
    #expect(shown.filter { $0.count > 60 } == [])
    let markdown = await row.green("request 2 --markdown")
    #expect(
      markdown == """
        $ request 2 --markdown
        # Lesson 2, Open/closed: your changes, summed up

        You finished both expected changes, and every behaviour passed each time.

        ## Existing lines edited

        In all, one change on top of the other:

        ```text
        before  ███████████████████████████████████████████ 18
        after   ████████ 3
        yours   0
        ```

        | Change | Before | After | Yours |
        | --- | --: | --: | --: |
        | The more-lives | 12 | 1 | 0 |
        | The twin-bolts | 6 | 2 | 0 |

        ## Where your design paid

        - “The more-lives”: 0 lines of yours, 12 in before.
        - “The twin-bolts”: 0 lines of yours, 6 in before.

        ## Where it did not

        No change edited more lines of yours than of before's.

        ## What else they took

        Yours came on top of one another. Those of before and of after are of each change alone, as `scripts/workbook cost 2` has them, so take them as a rough guide.

        | Change | Side | Added | Files | Places |
        | --- | --- | --: | --: | --: |
        | The more-lives | before | 3 | 1 | 2 |
        | The more-lives | after | 3 | 1 | 2 |
        | The more-lives | yours | 0 | 0 | 0 |
        | The twin-bolts | before | 3 | 1 | 2 |
        | The twin-bolts | after | 3 | 1 | 2 |
        | The twin-bolts | yours | 0 | 0 | 0 |

        ## To think about

        1. No change edited an existing line of yours: which change, as likely as these, would edit many?
        2. In all, your design edited 0 existing lines, and before 18: what did it take to get it there, and how many such changes pay for that?

        """)
  }
}
