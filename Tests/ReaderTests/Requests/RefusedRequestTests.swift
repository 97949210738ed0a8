import Foundation
import Testing

@testable import Book
@testable import Practice
@testable import Reader

@Suite("The refusals of workbook request")
struct RefusedRequestTests {
  private let row: RowBook
  private var book: TemporaryBook { row.book }

  init() throws { row = try RowBook(try .withSteps()) }

  @Test("The request command refuses in a sentence that says what to do")
  func refused() async throws {
    var shown = await row.green(
      "request 2 --finish", "request 2 --give-up", "request 2 --summary", "request 2 mines",
      "request 2 twin-bots", "request 2 --summary --finish", "request 3 --finish",
      "request 3 more-lives")
    _ = await row.green("request 2 more-lives")
    shown += await row.green("request 2 twin-bolts")
    shown += await book.session("request 2 --finish", commands: RowBook.commands(.hung))
    _ = await row.green("request 2 --finish")
    shown += await row.green("request 2 more-lives")
    #expect(
      shown == """
        $ request 2 --finish
        workbook: No change is open in your kata of lesson 2: `scripts/workbook request
        2` lists them.
        $ request 2 --give-up
        workbook: No change is open in your kata of lesson 2: `scripts/workbook request
        2` lists them.
        $ request 2 --summary
        workbook: There is nothing to sum up in your kata of lesson 2: finish one of the
        expected changes first; `scripts/workbook request 2` lists them.
        $ request 2 mines
        workbook: Lesson 2 has no request “mines”: choose from drop-shield, more-lives,
        twin-bolts.
        $ request 2 twin-bots
        workbook: Lesson 2 has no request “twin-bots”: did you mean `twin-bolts`?
        $ request 2 --summary --finish
        workbook: `workbook request` takes only one of `--finish`, `--summary`.
        $ request 3 --finish
        workbook: You have not started this kata: `scripts/workbook start 3` makes it.
        $ request 3 more-lives
        workbook: You have not started this kata: `scripts/workbook start 3` makes it.
        $ request 2 twin-bolts
        workbook: `more-lives` is still open: end it with `scripts/workbook request 2
        --finish`, or give it up with `scripts/workbook request 2 --give-up`, then take
        another.
        $ request 2 --finish
          ✗ Behaviour number 1
          ✓ Behaviour number 2

        ✗ Behaviour number 1
          It made no progress within the limit.

        Failed: 1 of 2 behaviours.
        “The more-lives” is not finished: it stays open.
        Checking your kata: Lesson 2, Open/closed …
        (red)
        $ request 2 more-lives
        workbook: “The more-lives” is done in your kata: `scripts/workbook request 2`
        shows what is left.

        """)
  }

  @Test(
    "A kata with an unreadable log is reported with git's words, and listed once it is readable")
  func unreadable() async throws {
    _ = await row.green("request 2 more-lives")
    let head = "Katas/02-OpenClosed/.git/HEAD"
    let text = try book.read(head)
    try book.write(head, "nothing")
    for line in [
      "request 2", "request 2 --finish", "step 2 --yes", "reset 2", "undo 2", "undo 2 --list",
    ] {
      let shown = await row.green(line)
      #expect(
        shown.contains("workbook: git cannot read Katas/02-OpenClosed/.git (")
          && !shown.contains("$ \(line) | pager"))
    }
    try book.write(head, text)
    #expect(await row.green("request 2").contains("more-lives · open"))
  }

  @Test("Each command that needs a missing repository reports it and starts a new one")
  func gone() async throws {
    let told = """
      workbook: Katas/02-OpenClosed had no repository: a new one starts with the
      present files; earlier changes, steps and hints are lost.

      """
    for line in [
      "request 2 --give-up", "step 2 --compare", "undo 2 --list", "reset 2", "hint 2", "check 2",
    ] {
      try FileManager.default.removeItem(at: book.kata(2).folder.appendingPathComponent(".git"))
      let shown = await row.green(line)
      #expect(shown.contains(told), "\(line): \(shown)")
    }
  }
}
