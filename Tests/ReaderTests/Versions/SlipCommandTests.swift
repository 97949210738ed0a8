import Book
import Testing
import Toolchain

@testable import Practice
@testable import Reader

@Suite("workbook slip")
struct SlipCommandTests {
  /// A book with a lesson of two slips.
  private func book() throws -> TemporaryBook {
    let book = try TemporaryBook(2)
    for number in 1...2 {
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
    return book
  }

  private static func behaviour(_ sentence: String, _ outcome: Behaviour.Outcome) -> Behaviour {
    Behaviour(suite: nil, sentence: sentence, outcome: outcome)
  }

  @Test("Slips are listed and shown with who notices them; what is none, or no side, is refused")
  func shown() async throws {
    let book = try book()
    let slip = SlipCommand(
      check: CheckCommand { check, _ in
        let isAfter = check.kata.path.hasSuffix("after")
        let side = isAfter ? "after" : "before"
        #expect(check.kata.path == "Katas/.slip-2-\(side)")
        let manifest = try #require(check.files?["Package.swift"])
        #expect(manifest.contains("name: \"OpenClosedKata-slip-2-\(side)\""))
        #expect(check.files?["Sources/OpenClosedKata/Thing.swift"] == "let thing = 8\n")
        let behaviours = [
          Self.behaviour("It is one", isAfter ? .passed : .failed([])),
          Self.behaviour("It moves", isAfter ? .passed : .hung),
        ]
        return Verdict(kata: check.kata, outcome: .judged, behaviours: behaviours)
      })
    let head = """
      Slip 2 of 2: Thing 2
      Somebody is tired.

      - only in the old   + only in the new

      Thing.swift
      @@ -1 +1 @@
      """
    #expect(
      await book.session(
        "slip 2", "slip 2 2", "slip 2 2 --side after", "slip 2 3", "slip 2 2 --side left",
        "slip 2 --mine", "slip 2 --side after", "slip 2 2 --mine --side after", commands: [slip])
          == """
          $ slip 2 | pager
          Lesson 2, Open/closed: slips

          1  Thing 1
             Somebody is tired.

          2  Thing 2
             Somebody is tired.

            scripts/workbook slip 2 1  See who notices it.
          $ slip 2 2 | pager
          \(head)
          - let thing = 1
          + let thing = 8

          ✗ It is one
          ✗ It moves (bystander)

          It compiles, and 2 of 2 behaviours notice it, 1 bystander among them.
          Trying it on before …
          $ slip 2 2 --side after | pager
          \(head)
          - let thing = 2
          + let thing = 8

          It compiles, all 2 behaviours pass, and nobody notices it.
          Trying it on after …
          $ slip 2 3
          workbook: There is no slip “3” in lesson 2: its slips are numbered from 1 to 2.
          $ slip 2 2 --side left
          workbook: --side takes before or after, not “left”.
          $ slip 2 --mine
          workbook: `workbook slip` needs an N: `workbook help slip` shows how to give it.
          $ slip 2 --side after
          workbook: `workbook slip` needs an N: `workbook help slip` shows how to give it.
          $ slip 2 2 --mine --side after
          workbook: `workbook slip` takes only one of `--mine`, `--side`.

          """)
  }

  @Test("What the compiler says is shown, and why nothing could be tried")
  func refused() async throws {
    let book = try book()
    for (outcome, last) in [
      (
        Verdict.Outcome.notBuilt(
          BuildFailure(printed: "error: x", root: book.workbook.root, scratch: book.workbook.root)),
        "Nothing could be built, since SwiftPM stopped with “x”: mend that, then try again."
      ), (.stopped("There is no room."), "There is no room."),
    ] {
      let slip = SlipCommand(
        check: CheckCommand { check, _ in Verdict(kata: check.kata, outcome: outcome) })
      let shown = await book.session("slip 2 1", commands: [slip])
      #expect(shown.replacing("\n", with: " ").contains(last) && shown.hasSuffix("(red)\n"))
    }
  }

  @Test("Made in the kata it keeps the work; where it does not fit nothing is changed")
  func mine() async throws {
    let book = try book()
    var shown = await book.session("slip 2 1 --mine")
    try book.start(2)
    let slip = SlipCommand(now: { TemporaryBook.moment })
    shown += await book.session(
      "slip 2 1 --mine", "slip 2 2 --mine", "slip 2 1 --mine", commands: [slip])
    #expect(
      shown == """
        $ slip 2 1 --mine
        workbook: This kata is not started: `scripts/workbook start 2` makes it.
        $ slip 2 1 --mine
        Slip 1 is in your kata. Your earlier work is in
        Katas/.shelf/02-OpenClosed/2026-11-21T15-02-29Z. Who notices it:
        scripts/workbook check 2
        $ slip 2 2 --mine
        workbook: Slip 2, “Thing 2”, does not fit your version (Thing.swift differs near
        line 1), so nothing was changed: `scripts/workbook slip 2 2` shows it, to be
        done by hand.
        $ slip 2 1 --mine
        workbook: Slip 1 is in your kata already: `scripts/workbook check 2` shows who
        notices it.

        """)
    #expect(await book.session("shelf 2").contains(", put there by slip 1\n"))
    let kept = "Katas/.shelf/02-OpenClosed/2026-11-21T15-02-29Z/Sources/OpenClosedKata/Thing.swift"
    #expect(try [book.work(on: 2), book.read(kept)] == ["let thing = 7\n", "let thing = 1\n"])
  }
}
