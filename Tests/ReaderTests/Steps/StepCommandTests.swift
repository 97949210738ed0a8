import Book
import TestSupport
import Testing

@testable import Practice
@testable import Reader

@Suite("The workbook step command")
struct StepCommandTests {
  private func book() throws -> TemporaryBook { try .withSteps() }

  @Test("Steps are listed and shown, and an unknown step is refused")
  func steps() async throws {
    let expected = """
      $ step 2 | pager
      Lesson 2, Open/closed: from before to after

         1  name the thing
            Rename · 2 lines changed
         2  count it
            Rename · 2 lines changed

        scripts/workbook step 2 1       Show a step.
        scripts/workbook step 2 --next  Take the next step in your kata.
        scripts/workbook step 2 --try   Do the next step yourself.
      $ step 2 2 | pager
      Step 2 of 2: count it
      Rename · 2 lines changed

      So that it is clear.

      This step is large. it is one.

      - only in the old   + only in the new

      Thing.swift
      @@ -1 +1 @@
      - let thing = 5
      + let thing = 2
      $ step 2 3
      workbook: There is no step “3” in lesson 2: its steps are numbered from 1 to 2.
      $ step 2 --try --next
      workbook: `workbook step` takes only one of `--next`, `--try`.
      $ step 2 --next 1
      workbook: `workbook step` takes only one of `--next`, `1`.
      $ step 2 --yes
      workbook: You have not started this kata: `scripts/workbook start 2` makes it.
      $ step 2 --compare
      workbook: You have not started this kata: `scripts/workbook start 2` makes it.

      """
    #expect(
      try await book().session(
        "step 2", "step 2 2", "step 2 3", "step 2 --try --next", "step 2 --next 1", "step 2 --yes",
        "step 2 --compare") == expected)
  }

  @Test("The next step is shown before it is taken in the kata, and marked in the list")
  func next() async throws {
    let book = try book()
    try book.start(2)
    let expected = """
      Step 1 of 2 is taken: name the thing.
      To get back what you had: scripts/workbook undo 2

      The next one is step 2: count it.

        scripts/workbook check 2        Check your kata first.
        scripts/workbook step 2 --next  Take it our way.
      Step 2 of 2 is taken: count it.
      To get back what you had: scripts/workbook undo 2

      That was the last step. Compare with ours: scripts/workbook diff 2 mine after
      $ step 2 --next
      workbook: Your kata has taken all 2 steps, or is closest to the after version:
      `scripts/workbook diff 2 mine after` shows how the two differ.

      """
    let first = await book.session("step 2 --next", commands: RowBook.commands(.passed))
    let list = await book.session("step 2")
    #expect(list.contains("\n✓  1  name the thing\n") && list.contains("\n\n✓ in your kata\n"))
    let rest = await book.session(
      "step 2 --next --yes", "step 2 --next", commands: RowBook.commands(.passed))
    let step = try #require(rest.firstRange(of: "Step 2 of 2 is taken"))
    let taken = try #require(first.firstRange(of: "Step 1 of 2 is taken"))
    #expect(first.contains("| pager\nStep 1 of 2: name") && first.contains("\n+ let thing = 5\n\n"))
    #expect(first[taken.lowerBound...] + rest[step.lowerBound...] == expected)
    #expect(try book.work(on: 2) == "let thing = 2\n")
    let end = await book.session("step 2")
    #expect(
      end.contains("diff 2 mine after  Show how yours differs from ours.\n")
        && !end.contains("--try"))
  }

  @Test("A step taken while a change is open warns that it adds to the cost")
  func duringChange() async throws {
    let row = try RowBook(try book())
    let text = await row.book.session("request 2 more-lives", "step 2 --yes")
    #expect(
      text.contains(
        """
        + let thing = 5

        “The more-lives” is open in your kata: the lines that a step changes add to its
        cost.

        Step 1 of 2 is taken: name the thing.

        """))
  }

  @Test(
    "In a terminal the command asks before taking a step, but not with --yes",
    arguments: [("--next", true, 5), ("--next", false, 1), ("--yes", false, 5)])
  func asking(option: String, answer: Bool, thing: Int) async throws {
    let book = try book()
    try book.start(2)
    let console = RecordingConsole(isTerminal: true, width: 40, answer: answer)
    _ = try await StepCommand().run(["2", option], in: book.workbook, on: console)
    let isTaken = thing == 5
    #expect(
      try book.work(on: 2) == "let thing = \(thing)\n"
        && (option == "--next" ? console.paged : console.output).contains("+ let thing = 5"))
    let words = [
      "Enter or y takes step 1 in your kata, any other key skips it:",
      "Step 1 was not taken; your kata is\nunchanged.\n",
    ]
    #expect(words.map(console.output.contains) == [option == "--next", !isTaken])
    #expect(try KataLog(book.kata(2)).history().entries.count == (isTaken ? 3 : 1))
  }

  @Test("A step can be given as a task; the reader's work is checked, compared and taken")
  func trying() async throws {
    let book = try book()
    try book.start(2)
    let task = await book.session(
      "step 2 --compare", "step 2 --try", "step 2 --compare", commands: RowBook.commands(.passed))
    try book.work("let thing = 7\n", on: 2)
    let red = await book.session("step 2 --compare", "step 2", commands: RowBook.commands(.hung))
    let green = await book.session("step 2 --compare", commands: RowBook.commands(.passed))
    let second = await book.session("step 2 --try", commands: RowBook.commands(.passed))
    #expect(second.hasSuffix("yours with ours.\n  scripts/workbook step 2 2          See ours.\n"))
    try book.work("let thing = 2\n", on: 2)
    let last = await book.session("step 2 --compare", commands: RowBook.commands(.passed))
    #expect(
      task + red + green + last == """
        $ step 2 --compare
        workbook: You are not trying a step: `scripts/workbook step 2 --try` gives you
        the next one.
        $ step 2 --try
        Step 1 of 2: name the thing
        Rename · 2 lines changed

        So that it is clear.

        We do it in these files:
          Thing.swift

        Do it your own way in Katas/02-OpenClosed/Sources/OpenClosedKata. Then:

          scripts/workbook check 2           See whether it still behaves.
          scripts/workbook step 2 --compare  Compare yours with ours.
          scripts/workbook step 2 --next     See ours, and take it.
        $ step 2 --compare
        workbook: Nothing has changed since you were given step 1: do it in
        Katas/02-OpenClosed/Sources/OpenClosedKata, then compare.
        $ step 2 --compare
          ✗ Behaviour number 1
          ✓ Behaviour number 2

        ✗ Behaviour number 1
          It made no progress within the limit.

        Failed: 1 of 2 behaviours.
        Step 1 is still open: every behaviour and all of your own tests have to pass.
        Checking your kata: Lesson 2, Open/closed …
        (red)
        $ step 2 | pager
        Lesson 2, Open/closed: from before to after

           1  name the thing · open
              Rename · 2 lines changed
           2  count it
              Rename · 2 lines changed

          scripts/workbook step 2 1          Show a step.
          scripts/workbook step 2 --compare  Compare yours with ours.
        $ step 2 --compare | pager
        Step 1 of 2 is taken: name the thing.

        Every behaviour passes. This is how your version and ours differ:

        - only in yours   + only in ours

        Thing.swift
        @@ -1 +1 @@
        - let thing = 7
        + let thing = 5

        The next one is step 2: count it.

          scripts/workbook step 2 --try  Do it yourself.
        Checking your kata: Lesson 2, Open/closed …
        $ step 2 --compare | pager
        Step 2 of 2 is taken: count it.

        Your version now matches ours, line for line.

        That was the last step. Compare with ours: scripts/workbook diff 2 mine after
        Checking your kata: Lesson 2, Open/closed …

        """)
    #expect(try KataStage(of: book.kata(2)) == .green, "the check is recorded like any other")
  }

  @Test("A step that does not fit is offered only as a task")
  func unfit() async throws {
    let book = try book()
    try book.start(2)
    _ = await book.session("step 2 --yes")
    try book.work("let thing = 3\n", on: 2)
    let shown = await book.session("step 2")
    #expect(!shown.contains("step 2 --next") && shown.contains("step 2 --try"))
  }
}
