import Book
import Practice
import Shell
import TestSupport
import Testing
import Toolchain

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

  @Test("A kata that is done by it is noted, and what comes next is told once")
  func done() async throws {
    let book = try TemporaryBook(1)
    try book.start(1)
    try book.work("let thing = 7\n", on: 1)
    let run = try await book.run(command(.passed), "1")
    #expect(
      run.output.hasPrefix(
        """
          ✓ It works

        Passed: 1 behaviour.

        Lesson 1, Single responsibility, is done.

        """))
    #expect(run.output.contains("\nNext is lesson 2, Open/closed.\n"))
    #expect(
      run.error == """
        Checking your kata: Lesson 1, Single responsibility …
        Another check of it is running: waiting for its end.

        """)
    #expect(try book.progress.isDone(book.lesson(1)))
    #expect(try await book.run(command(.passed)).output == "  ✓ It works\n\nPassed: 1 behaviour.\n")
    let red = try await book.run(command(.notReached))
    #expect(!red.isRight)
    #expect(try book.progress.load()[book.lesson(1)].lastCheck?.passed == 0)
  }

  @Test("For other programs it prints nothing but the verdict")
  func json() async throws {
    let book = try TemporaryBook(1)
    try book.start(1)
    let output = try await book.run(command(.passed), "--json").output
    #expect(output.hasPrefix("{\n") && output.hasSuffix("\n}\n"))
  }

  @Test("Where the progress cannot be kept, the verdict comes first, and then a warning")
  func unkept() async throws {
    let book = try TemporaryBook(1)
    try book.start(1)
    try book.write("Katas/progress.json/in-the-way", "")
    let run = try await book.run(command(.passed), "1")
    #expect(run.output.hasSuffix("Passed: 1 behaviour.\n") && run.isRight)
    #expect(run.error.contains("\nworkbook: Katas/progress.json cannot be written or read"))
  }

  @Test(
    "A limit is a time in seconds, and a kata has to be there",
    arguments: ["0", "soon", "nan", "86401"])
  func limit(word: String) async throws {
    let book = try TemporaryBook(1)
    await #expect(throws: NoLimit(word: word)) {
      try await book.run(command(.passed), "--limit=\(word)")
    }
    await #expect(throws: KataError.notStarted(number: 1)) {
      try await book.run(command(.passed), "1")
    }
    await #expect(throws: KataError.noKata) { try await book.run(command(.passed)) }
    var arguments = Arguments(["--limit", "2.5"], command: "check")
    #expect(try arguments.limit() == .milliseconds(2500))
    #expect(try arguments.limit() == .seconds(10))
    #expect(
      NoLimit(word: "soon").description
        == "A limit is a number of seconds from 0.1 to 86400, not “soon”.")
  }

  @Test(
    "Each phase is told in a few words",
    arguments: [
      (CheckPhase.building(BuildProgress(done: 3, of: 9)), "building, 3 of 9 files"),
      (.building(BuildProgress(done: 3, of: nil)), "building"),
      (.building(BuildProgress(isWaiting: true)), "waiting for another build to end"),
      (.running(done: 2, of: 3), "behaviour 3 of 3"),
      (.running(done: 3, of: 3), "behaviour 3 of 3"),
      (.running(done: 0, of: nil), "running"),
    ])
  func phases(phase: CheckPhase, text: String) {
    #expect(phase.text == text)
  }
}
