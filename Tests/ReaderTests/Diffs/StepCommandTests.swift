import Book
import Foundation
import Practice
import Shell
import TestSupport
import Testing

@testable import Reader

@Suite("workbook step")
struct StepCommandTests {
  private let step = StepCommand { TemporaryBook.moment }

  /// A book with a lesson of two steps.
  private func book() throws -> TemporaryBook {
    let book = try TemporaryBook(2)
    for (number, title, old, new, large) in [
      (1, "name the thing", 1, 5, ""), (2, "count it", 5, 2, "\nLarge: it is one.\n"),
    ] {
      let path = book.lesson(2).sources(.before) + "/Thing.swift"
      try book.write(
        "\(StepSeries.folder(of: book.lesson(2)))/0\(number)-step.diff",
        """
        From 0000000000000000000000000000000000000000 Mon Sep 17 00:00:00 2001
        From: Shipshape <shipshape@localhost>
        Date: Thu, 1 Jan 2026 00:00:00 +0000
        Subject: [PATCH] Rename: \(title)

        So that it is clear.
        \(large)---
        diff --git a/\(path) b/\(path)
        --- a/\(path)
        +++ b/\(path)
        @@ -1 +1 @@
        -let thing = \(old)
        +let thing = \(new)

        """)
    }
    return book
  }

  @Test("The list has a line for each, with its size, and marks those in the kata")
  func list() async throws {
    let book = try book()
    let expected = """
      Lesson 2, Open/closed: from before to after

         1  name the thing
            Rename · 2 lines changed
         2  count it
            Rename · 2 lines changed

        scripts/workbook step 2 1       Show one.
        scripts/workbook step 2 --next  Take the next in your kata.

      """
    #expect(try await book.run(step, "2").output == expected)
    try book.start(2)
    try book.work("let thing = 5\n", on: 2)
    #expect(
      try await book.run(step, "2").paged
        == expected.replacing("   1", with: "✓  1").replacing(
          "\n\n  scripts", with: "\n\n✓ in your kata\n\n  scripts"))
  }

  @Test("A step has its reason, why it is large, and what it changes")
  func one() async throws {
    let book = try book()
    let expected = """
      Step 2 of 2: count it
      Rename · 2 lines changed

      So that it is clear.

      It is large: it is one.

      - only in the old   + only in the new

      Thing.swift
      @@ -1 +1 @@
      - let thing = 5
      + let thing = 2

      """
    #expect(try await book.run(step, "2", "2").output == expected)
  }

  @Test("The next step is taken in the kata, with its reason, and the work from before is kept")
  func next() async throws {
    let book = try book()
    try book.start(2)
    let expected = """
      Step 1 of 2 is taken: name the thing.

      So that it is clear.

      Your work from before is in Katas/.shelf/02-OpenClosed/2026-11-21T15-02-29Z.
      To check it: scripts/workbook check 2

      """
    #expect(try await book.run(step, "2", "--next").output == expected)
    #expect(try book.work(on: 2) == "let thing = 5\n")
    #expect(try await book.run(step, "2", "--next").output.contains("\nThat was the last one."))
    await #expect(throws: KataError.allStepsTaken(number: 2, count: 2)) {
      try await book.run(step, "2", "--next")
    }
  }

  @Test(
    "A step that is not there is refused, and `next` is probably `--next`",
    arguments: [
      ("0", BookError.noSuchStep("0", lesson: 2, count: 2).description),
      ("3", BookError.noSuchStep("3", lesson: 2, count: 2).description),
      ("next", "`workbook step` has no option “next”: did you mean `--next`?"),
    ])
  func refused(word: String, expected: String) async throws {
    let book = try book()
    let error = await #expect(throws: (any Error).self) { try await book.run(step, "2", word) }
    #expect(error.map { "\($0)" } == expected)
  }
}
