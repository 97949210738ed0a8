import TestSupport
import Testing
import Text

@testable import Book
@testable import Practice
@testable import Reader

@Suite("The workbook request command")
struct RequestCommandTests {
  private let row: RowBook
  private var book: TemporaryBook { row.book }

  init() throws { row = try RowBook() }

  @Test("Requests are listed, taken, shown with their cost, finished, and given up")
  func way() async throws {
    var shown = await row.green("request 2", "request 2 more-lives")
    try book.work("let thing = 2\nlet two = 2\n", on: 2)
    shown += await row.green("request 2 --finish")
    #expect(
      shown == """
        $ request 2 | pager
        Lesson 2, Open/closed: requests

        Changes the principle anticipates; each builds on the last:

        more-lives
          “One of them is dull, and we would like to have another beside it.” (a player)

        twin-bolts
          “One of them is dull, and we would like to have another beside it.” (a player)

        Changes it does not anticipate:

        drop-shield
          “One of them is dull, and we would like to have another beside it.” (a player)

          scripts/workbook request 2 NAME  Take one.
        $ request 2 more-lives
        The more-lives
          “One of them is dull, and we would like to have another beside it.” (a player)

        Its tests: The more-lives
          – It has the more-lives
          – And it stays

        Your kata has these tests in MoreLivesTests.swift. When they and all behaviours
        pass, a check shows what the change cost you.

          scripts/workbook watch 2              Check it on every save.
          scripts/workbook check 2              Check it once.
          scripts/workbook request 2 --finish   End the change when everything passes.
          scripts/workbook request 2 --give-up  Give it up, and restore your files.
        $ request 2 --finish
        “The more-lives” is finished; its tests stay in your kata.

        Cost: The more-lives
          each on its own     before  after  yours
          lines edited            12      1      1
          lines added              3      3      1
          files opened             1      1      1
          spots                    2      2      1
          lines in the guest       0      0      0

        The next change, number 2 of 2, on top of the last:

        The twin-bolts
          “One of them is dull, and we would like to have another beside it.” (a player)

          scripts/workbook request 2 twin-bolts  Take it.
        Checking your kata: Lesson 2, Open/closed …

        """)
    shown = await row.green("cost 2")
    let lines = [
      "  1  yours    1       1      1      1      –         –          –\n",
      " –: not tried in yours, where each change builds on the last.\n",
      "  carried out so far  before  after  yours\n  more-lives          12      1      1\n",
    ]
    #expect(lines.filter { !shown.contains($0) } == [])
    _ = await row.green("request 2 twin-bolts")
    try book.work("let thing = 3\n", on: 2)
    shown = await row.green("request 2 twin-bolts")
    let cost = """
      Cost so far: The twin-bolts
                            before  after  yours
        lines edited             4      2      2
      """
    #expect(shown.contains("a check shows what the change cost you.\n\n\(cost)\n"))
    let open = await list(of: "request 2")
    shown = await row.green("request 2 --give-up")
    #expect(
      shown == """
        $ request 2 --give-up
        You gave up `twin-bolts`: your code is back as it was when you took it.
        To get your work back: scripts/workbook undo 2
        To take another change: scripts/workbook request 2

        """)
    #expect(try book.work(on: 2) == "let thing = 2\nlet two = 2\n")
    let done = "more-lives · finished"
    let sum = "  scripts/workbook request 2 --summary  Sum up your changes."
    #expect(
      open == [
        done, "twin-bolts · open", "drop-shield",
        "  scripts/workbook request 2 --finish   End the open change.",
        "  scripts/workbook request 2 --give-up  Give it up, and restore your files.",
        sum,
      ])
    #expect(
      await list(of: "request 2") == [
        done, "twin-bolts · given up", "drop-shield",
        "  scripts/workbook request 2 NAME       Take one.", sum,
      ])
  }

  /// The lines of a list that name a request or a command.
  private func list(of line: String) async -> [String] {
    await row.green(line).lines.filter { $0.contains(#/^(\w+-\w+|  scripts)/#) }
  }

  @Test("A request from outside says where to work, and its cost is counted separately")
  func outside() async throws {
    let folder = ChangeRequest.folder(of: book.lesson(2))
    try book.write("\(folder)/more-lives/AfterGuest.swift", "struct Guest {}\n")
    let told = """
      This team cannot edit your module. Write a public type Referee in
      Katas/02-OpenClosed/Guest, using what your module makes public. Once it is
      there, the tests and the game use it instead of your own. Edits to your module
      count separately.

      Its tests: The more-lives

      """
    #expect(await row.green("request 2 more-lives").contains("(a player)\n\n\(told)"))
    try book.write("Katas/02-OpenClosed/Guest/Referee.swift", "public struct Referee {\n}\n")
    let shown = await row.green("request 2 --finish", "request 2", "cost 2")
    let lines = [
      "  lines in the guest       0      1      2\n",
      "  1  yours    0       2      0      1 ",
    ]
    #expect(lines.filter { !shown.contains($0) } == [])
  }

  @Test("The lesson's figures are shown even if the kata's log cannot be read, with a warning")
  func costWithoutLog() async throws {
    try book.write("Katas/02-OpenClosed/.git/HEAD", "nothing")
    let shown = await row.green("cost 2")
    #expect(
      shown.contains("  1  after    1       3 ")
        && shown.contains("\nworkbook: git cannot read Katas/"))
  }

  @Test("The summary is laid out in a terminal, Markdown in a pipe, and needs the book's figures")
  func sum() async throws {
    _ = await row.green("request 2 more-lives")
    try book.work("let thing = 3\n", on: 2)
    let shown = await row.green("request 2 --finish", "cost 2", "request 2 --summary")
    let lines = [
      "  1  yours    1       0      1      1      –         –          –\n",
      " –: not tried in yours, where each change builds on the last.\n",
      "  carried out so far  before  after  yours\n  more-lives          12      1      1\n",
      "$ request 2 --summary\n# Lesson 2, Open/closed: your changes, summed up\n",
    ]
    #expect(lines.filter { !shown.contains($0) } == [])
    let console = RecordingConsole(isTerminal: true, width: 60)
    try await book.run(RequestCommand(), "2", "--summary", on: console)
    let paged = console.paged.lines
    #expect(paged.contains("Lines edited: 1") && paged.allSatisfy { $0.count <= 60 })
    try book.write(LessonEvidence.path(of: book.lesson(2)), "{")
    let without = await row.green("request 2 --summary")
    #expect(
      without.hasPrefix("$ request 2 --summary\nworkbook: Lessons/02-OpenClosed/Evidence.json"))
  }
}
