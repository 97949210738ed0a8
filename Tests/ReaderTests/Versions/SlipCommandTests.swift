import Book
import Foundation
import TestSupport
import Testing
import Toolchain

@testable import Book
@testable import Practice
@testable import Reader

@Suite("The workbook slip command")
struct SlipCommandTests {
  /// A book with a lesson that has slips, and evidence about each on both sides.
  private func book(_ outcomes: [LessonEvidence.SlipOutcome]) throws -> TemporaryBook {
    let book = try TemporaryBook(2)
    for number in 1...outcomes.count {
      let folder = "\(Slip.folder(of: book.lesson(2)))/\(number)-thing"
      try book.write(
        "\(folder)/Slip.md",
        "# Thing \(number)\n\n> Somebody is tired.\n\n- About: It is one; Things\n")
      for (side, old) in [(Side.before, 1), (.after, 2)] {
        let file = "\(book.lesson(2).sources(side))/Thing.swift"
        try book.write(
          "\(folder)/\(side.folder).diff",
          "diff --git a/\(file) b/\(file)\n--- a/\(file)\n+++ b/\(file)\n@@ -1 +1 @@\n"
            + "-let thing = \(old)\n+let thing = \(number + 6)\n")
      }
    }
    let slips = outcomes.map { outcome in
      LessonEvidence.Slip(title: "", outcome: .init(before: outcome, after: SlipCommandTests.error))
    }
    let evidence = LessonEvidence(
      lesson: "OpenClosed", digest: "", requests: [], slips: slips, stages: [])
    try book.write(LessonEvidence.path(of: book.lesson(2)), evidence.jsonText())
    return book
  }

  private static let error = outcome(error: "Thing.swift:1: no")
  private static func outcome(
    _ broken: [String] = [], unrelated: [String] = [], error: String? = nil
  ) -> LessonEvidence.SlipOutcome {
    .init(error: error, broken: broken, unrelated: unrelated)
  }

  @Test("Slips are listed and shown with what catches them, and an unknown slip is refused")
  func shown() async throws {
    let outcome = Self.outcome(["It is one", "It moves"], unrelated: ["It moves"])
    let book = try book([Self.outcome(), outcome])
    let head = "- only in the old   + only in the new\n\nThing.swift\n@@ -1 +1 @@"
    let shown = await book.session(
      "slip 2", "slip 2 2", "slip 2 3", "slip 2 --mine", "slip 2 1 --side after")
    #expect(
      shown == """
        $ slip 2 | pager
        Lesson 2, Open/closed: slips

        1  Thing 1
           Somebody is tired.

        2  Thing 2
           Somebody is tired.

          scripts/workbook slip 2 1  See what catches it.
        $ slip 2 2 | pager
        Slip 2 of 2: Thing 2
        Somebody is tired.

        In the before version:

        \(head)
        - let thing = 1
        + let thing = 8

          It compiles, and 2 tests fail, 1 of them unrelated:
          ✗ It is one
          ✗ It moves (unrelated)

        In the after version:

        \(head)
        - let thing = 2
        + let thing = 8

          The compiler refuses it: `Thing.swift:1: no`.

          scripts/workbook slip 2 2 --mine  Make it in your kata.
        $ slip 2 3
        workbook: There is no slip “3” in lesson 2: its slips are numbered from 1 to 2.
        $ slip 2 --mine
        workbook: `workbook slip` needs N: `workbook help slip` shows how to give it.
        $ slip 2 1 --side after
        workbook: `workbook slip` has no option “--side”: did you mean `--mine`?

        """)
  }

  @Test(
    "The slip command shows what caught the slip when the book was made",
    arguments: [
      (outcome(), "It compiles, and nothing catches it."),
      (outcome(["A"]), "It compiles, and 1 test fails, about the change:\n  ✗ A\n"),
      (
        outcome(["A"], unrelated: ["A"]),
        "It compiles, and 1 test fails, an unrelated one:\n  ✗ A (unrelated)\n"
      ),
      (
        outcome(["A", "B"], unrelated: ["A", "B"]),
        "It compiles, and 2 tests fail, all of them unrelated:\n"
      ),
      (
        outcome(["A", "B", "C"], unrelated: ["A", "B"]),
        "It compiles, and 3 tests fail, 2 of them unrelated:\n"
      ),
    ])
  func noticed(outcome: LessonEvidence.SlipOutcome, words: String) async throws {
    #expect(try await book([outcome]).session("slip 2 1").contains(words))
  }

  @Test(
    "In a terminal, a slip that nothing catches is red, and one that the compiler refuses is green",
    arguments: [
      (outcome(), "⎋[0;31mIt compiles, and nothing"),
      (outcome(["A"]), "  It compiles, and 1 test fails, about the change:\n⎋[0;31m  ✗ ⎋[mA"),
      (error, "⎋[0;32mThe compiler refuses"),
    ])
  func colours(outcome: LessonEvidence.SlipOutcome, words: String) async throws {
    let console = RecordingConsole(isTerminal: true, usesColor: true)
    let shown = try await book([outcome]).run(SlipCommand(), "2", "1", on: console).output
      .replacing("\u{1B}", with: "⎋")
    let before = shown.split(separator: "In the after version").first ?? ""
    #expect(before.contains(words), "\(before)")
  }

  @Test("If a slip cannot be written, the outcome of the nearest code that compiles is shown")
  func inexpressible() async throws {
    for (outcome, words) in [
      (
        Self.outcome(), "It cannot be written here; the nearest code that compiles breaks nothing."
      ),
      (
        Self.outcome(["A"]),
        "It cannot be written here. In the nearest code that compiles, 1 test fails,\n"
          + "  about the change:\n  ✗ A\n"
      ),
    ] {
      let book = try book([outcome])
      try book.write(
        "\(Slip.folder(of: book.lesson(2)))/1-thing/Slip.md",
        "# One\n\n> Why.\n\n- About: It\n- Cannot be expressed in: before\n")
      let shown = await book.session("slip 2 1")
      #expect(
        shown.contains(words) && shown.contains("The compiler refuses it: `Thing.swift:1: no`."))
    }
  }

  @Test("A slip in a separate module is shown as such, with what catches it")
  func module() async throws {
    let book = try book([Self.outcome(["It is one"])])
    let folder = "\(Slip.folder(of: book.lesson(2)))/1-thing"
    try FileManager.default.removeItem(
      at: book.workbook.root.appendingPathComponent("\(folder)/After.diff"))
    try book.write("\(folder)/AfterGuest.swift", "import OpenClosedAfter\n")
    let path = LessonEvidence.path(of: book.lesson(2))
    for (outcome, words) in [
      (Self.outcome(), "It compiles in a separate module, and breaks nothing."),
      (Self.outcome(["A"]), "It compiles, and 1 test fails, about the change:\n  ✗ A\n"),
      (Self.error, "The compiler refuses it: `Thing.swift:1: no`."),
    ] {
      let slip = LessonEvidence.Slip(title: "", outcome: .init(before: Self.error, after: outcome))
      let evidence = LessonEvidence(
        lesson: "OpenClosed", digest: "", requests: [], slips: [slip], stages: [])
      try book.write(path, evidence.jsonText())
      let after =
        await book.session("slip 2 1").split(separator: "In the after version:").last ?? ""
      #expect(
        after.contains("AfterGuest.swift, only in the new\n")
          && after.contains("+ import OpenClosedAfter\n"))
      #expect(after.contains(words))
    }
  }

  @Test("A slip made in the kata names the request that it carries out wrongly")
  func requested() async throws {
    let book = try book([Self.error])
    let path = "\(Slip.folder(of: book.lesson(2)))/1-thing/Slip.md"
    try book.write(path, "# One\n\n> Why.\n\n- Request: more\n- About: It\n")
    try book.write("\(ChangeRequest.folder(of: book.lesson(2)))/more/Request.md", "# More\n")
    try book.start(2)
    let shown = await book.session("slip 2 1 --mine")
    #expect(shown.contains("To try the tests of its request: scripts/workbook request 2 more\n"))
  }

  @Test("A slip made in the kata can be undone; one that does not fit changes nothing")
  func mine() async throws {
    let book = try book([Self.error, Self.error])
    var shown = await book.session("slip 2 1 --mine")
    try book.start(2)
    shown += await book.session("slip 2 1 --mine", "slip 2 2 --mine", "slip 2 1 --mine")
    #expect(
      shown == """
        $ slip 2 1 --mine
        workbook: You have not started this kata: `scripts/workbook start 2` makes it.
        $ slip 2 1 --mine
        Slip 1 is in your kata.
        To see what catches it: scripts/workbook check 2
        To take it back: scripts/workbook undo 2
        $ slip 2 2 --mine
        workbook: Slip 2, “Thing 2”, does not fit your version (Thing.swift differs near
        line 1), so nothing was changed: `scripts/workbook slip 2 2` shows how to do it
        by hand.
        $ slip 2 1 --mine
        workbook: Slip 1 is in your kata already: `scripts/workbook check 2` shows what
        catches it.

        """)
    #expect(try book.work(on: 2) == "let thing = 7\n")
    #expect(await book.session("undo 2").contains("at entry 2, “before slip 1”,"))
    #expect(try book.work(on: 2) == "let thing = 1\n")
  }
}
