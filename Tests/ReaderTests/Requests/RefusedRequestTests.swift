import Practice
import Testing

@testable import Book
@testable import Reader

@Suite("What workbook request refuses")
struct RefusedRequestTests {
  private let row: RowBook
  private var book: TemporaryBook { row.book }

  init() throws { row = try RowBook() }

  @Test("What cannot be done is refused in a sentence that says what to do")
  func refused() async throws {
    let red = RowBook.commands(.hung)
    var shown = await row.green(
      "request 2 --finish", "request 2 --give-up", "request 2 --sum",
      "request 2 mines", "request 2 twin-bots", "request 2 give-up", "request 2 --markdown",
      "request 2 --sum --finish", "request 2 --finish --markdown", "request 3 --finish",
      "request 3 --sum")
    _ = await row.green("request 2 more-lives")
    shown += await book.session("request 2 --finish", "request 2 twin-bolts", commands: red)
    let next = "The next change, number 2 of 2, on top of the last:\n\nThe twin-bolts\n"
    #expect(await row.green("request 2 --finish").contains(next))
    shown += await row.green("request 2 more-lives")
    try book.write("\(book.kata(2).path)/.request/twin-bolts/.keep", "")
    shown += await row.green("request 2", "request 2 --finish", "check 2")
    let damaged = """
      workbook: Katas/02-OpenClosed/.request/twin-bolts is damaged, or its request is
      not in the book any more: remove it with `rm -r
      Katas/02-OpenClosed/.request/twin-bolts`; your sources stay as they are.

      """
    let notFinished = """
        ✗ Behaviour number 1
        ✓ Behaviour number 2

      ✗ Behaviour number 1
        It made no progress for as long as the limit allows.

      Failed: 1 of 2 behaviours.
      “The more-lives” is not finished: it stays open.

      """
    let announced = "Checking your kata: Lesson 2, Open/closed …\n(red)\n"
    #expect(
      shown == """
        $ request 2 --finish
        workbook: No change is open in your kata of lesson 2: `scripts/workbook request
        2` lists them.
        $ request 2 --give-up
        workbook: No change is open in your kata of lesson 2: `scripts/workbook request
        2` lists them.
        $ request 2 --sum
        workbook: There is nothing to sum up in your kata of lesson 2: finish one of the
        expected changes first; `scripts/workbook request 2` lists them.
        $ request 2 mines
        workbook: Lesson 2 has no request “mines”: there are drop-shield, more-lives,
        twin-bolts.
        $ request 2 twin-bots
        workbook: Lesson 2 has no request “twin-bots”: did you mean `twin-bolts`?
        $ request 2 give-up
        workbook: `workbook request` has no option “give-up”: did you mean `--give-up`?
        $ request 2 --markdown
        workbook: There is nothing to sum up in your kata of lesson 2: finish one of the
        expected changes first; `scripts/workbook request 2` lists them.
        $ request 2 --sum --finish
        workbook: `workbook request` takes only one of `--finish`, `--sum`.
        $ request 2 --finish --markdown
        workbook: `workbook request` takes only one of `--finish`, `--markdown`.
        $ request 3 --finish
        workbook: This kata is not started: `scripts/workbook start 3` makes it.
        $ request 3 --sum
        workbook: This kata is not started: `scripts/workbook start 3` makes it.
        $ request 2 --finish
        \(notFinished)\(announced)$ request 2 twin-bolts
        \(notFinished)“The twin-bolts” is not taken. To give the open one up: scripts/workbook request
        2 --give-up
        \(announced)$ request 2 more-lives
        workbook: “The more-lives” is finished in your kata: `scripts/workbook request
        2` shows what is left.
        $ request 2
        \(damaged)$ request 2 --finish
        \(damaged)$ check 2
          ✓ Behaviour number 1
          ✓ Behaviour number 2

        Passed: 2 behaviours.

        Everything passes as in before: nothing is changed yet.
        Checking your kata: Lesson 2, Open/closed …
        \(damaged)
        """)
  }

  @Test("A save during the check of an open change keeps it open")
  func changedMeanwhile() async throws {
    _ = await row.green("request 2 more-lives")
    let check = CheckCommand { [book] check, _ in
      try book.work("let thing = 3\n", on: 2)
      return WatchedKata.verdict([.passed], on: check.kata)
    }
    let shown = await book.session("request 2 --finish", commands: [RequestCommand(check: check)])
    #expect(
      shown == """
        $ request 2 --finish
        Checking your kata: Lesson 2, Open/closed …
        workbook: Katas/02-OpenClosed was changed while it was checked, so the check
        does not count: try again.

        """)
    #expect(try TakenRequest.open(in: book.kata(2))?.request.name == "more-lives")
    let again = await book.session("request 2 --finish", commands: [RequestCommand(check: check)])
    #expect(again.contains("“The more-lives” is finished"), "nothing is saved this time")
  }

  @Test("A change that is given up in another terminal during its check is not finished, nor open")
  func givenUpMeanwhile() async throws {
    _ = await row.green("request 2 more-lives")
    for outcome in [Behaviour.Outcome.passed, .hung] {
      let check = CheckCommand { [book] check, _ in
        _ = await book.session("request 2 --give-up")
        return WatchedKata.verdict([outcome], on: check.kata)
      }
      let finish = RequestCommand(check: check)
      let shown = await book.session("request 2 --finish", commands: [finish])
      #expect(shown.contains("was changed while it was checked"))
      let entry = try book.progress.load()[book.lesson(2)]
      #expect(entry.givenUp == ["more-lives"] && entry.finished == nil)
      _ = await row.green("request 2 more-lives")
    }
  }

  @Test("No change is taken where the progress cannot be used")
  func progressOfNewer() async throws {
    try book.write(ProgressFile.path, "{\"version\": 2}\n")
    let shown = await row.green("request 2 more-lives")
    #expect(shown.contains("was written by a newer workbook"))
    #expect(try TakenRequest.open(in: book.kata(2))?.request == nil)
  }
}
