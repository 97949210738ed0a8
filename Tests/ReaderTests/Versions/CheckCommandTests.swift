import Book
import Shell
import TestSupport
import Testing

@testable import Practice
@testable import Reader

@Suite("workbook check")
struct CheckCommandTests {
  /// A check that finds an outcome.
  private func command(_ outcomes: Behaviour.Outcome...) -> CheckCommand {
    CheckCommand { check, phases in
      phases(.waiting)
      return Verdict(
        kata: check.kata, outcome: .judged,
        behaviours: outcomes.map { Behaviour(suite: nil, sentence: "It works", outcome: $0) })
    }
  }

  private func book() throws -> TemporaryBook {
    let book = try TemporaryBook(1)
    try book.start(1)
    try book.work("let thing = 7\n", on: 1)
    return book
  }

  @Test("A kata that is done by it is noted, and what comes next is told once")
  func done() async throws {
    let book = try book()
    let status = """
      Checking your kata: Lesson 1, Single responsibility …
      Another check of it is running: waiting for its end.

      """
    let expected = """
      $ check 1
        ✓ It works

      Passed: 1 behaviour.

      Lesson 1, Single responsibility, is done.
        scripts/workbook request 1          Carry out a change on your design.
        scripts/workbook diff 1 mine after  Compare your version with ours.
        scripts/workbook read 1             Read when not to do it.
        scripts/workbook play 1             Play with your version plugged in.

      Next is lesson 2, Open/closed.
        scripts/workbook read 2   Read its page.
        scripts/workbook start 2  Make your kata of it.
      \(status)$ check
        ✓ It works

      Passed: 1 behaviour.
      \(status)$ check
        – It works

      Failed: 0 of 1 behaviour, and 1 not reached.
      \(status)(red)

      """
    let passed = await book.session("check 1", "check", commands: [command(.passed)])
    #expect(await passed + book.session("check", commands: [command(.notReached)]) == expected)
    #expect(try book.progress.load()[book.lesson(1)].lastCheck?.passed == 0)
  }

  @Test("For other programs it prints nothing but the verdict")
  func json() async throws {
    let output = try await book().run(command(.passed), "--json").output
    #expect(output.hasPrefix("{\n") && output.hasSuffix("\n}\n"))
  }

  @Test("Where the progress cannot be kept, the verdict comes first, and then a warning")
  func unkept() async throws {
    let book = try book()
    try book.write("Katas/progress.json/in-the-way", "")
    let run = try await book.run(command(.passed), "1")
    let warning = "\nworkbook: Katas/progress.json cannot be written or read"
    #expect(
      run.isRight && run.output.hasSuffix("Passed: 1 behaviour.\n") && run.error.contains(warning))
  }

  @Test("A limit is a time in seconds, and a kata has to be there")
  func refused() async throws {
    var expected = """
      $ check
      workbook: No kata is started yet: `scripts/workbook start 1` makes the first
      one.
      $ check 1
      workbook: This kata is not started: `scripts/workbook start 1` makes it.

      """
    let book = try TemporaryBook(1)
    var shown = await book.session("check", "check 1")
    for word in ["0", "soon", "nan", "86401"] {
      shown += await book.session("check --limit=\(word)")
      expected += """
        $ check --limit=\(word)
        workbook: A limit is a number of seconds from 0.1 to 86400, not “\(word)”.

        """
    }
    #expect(shown == expected)
    var arguments = Arguments(["--limit", "2.5"], command: "check")
    #expect(try [arguments.limit(), arguments.limit()] == [.milliseconds(2500), .seconds(10)])
  }
}
