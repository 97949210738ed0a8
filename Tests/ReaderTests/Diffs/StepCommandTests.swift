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

  @Test("Steps are listed and shown, and what is no step is refused")
  func steps() async throws {
    let expected = """
      $ step 2 | pager
      Lesson 2, Open/closed: from before to after

         1  name the thing
            Rename · 2 lines changed
         2  count it
            Rename · 2 lines changed

        scripts/workbook step 2 1       Show one.
        scripts/workbook step 2 --next  Take the next in your kata.
      $ step 2 2 | pager
      Step 2 of 2: count it
      Rename · 2 lines changed

      So that it is clear.

      It is large: it is one.

      - only in the old   + only in the new

      Thing.swift
      @@ -1 +1 @@
      - let thing = 5
      + let thing = 2
      $ step 2 3
      workbook: There is no step “3” in lesson 2: its steps are numbered from 1 to 2.
      $ step 2 next
      workbook: `workbook step` has no option “next”: did you mean `--next`?

      """
    #expect(
      try await book().session("step 2", "step 2 2", "step 2 3", "step 2 next") == expected)
  }

  @Test("The next step is taken in the kata with its reason, and marked in the list")
  func next() async throws {
    let book = try book()
    try book.start(2)
    let expected = """
      $ step 2 --next
      Step 1 of 2 is taken: name the thing.

      So that it is clear.

      Your work from before is in Katas/.shelf/02-OpenClosed/2026-11-21T15-02-29Z.
      To check it: scripts/workbook check 2
      $ step 2 | pager
      Lesson 2, Open/closed: from before to after

      ✓  1  name the thing
            Rename · 2 lines changed
         2  count it
            Rename · 2 lines changed

      ✓ in your kata

        scripts/workbook step 2 1       Show one.
        scripts/workbook step 2 --next  Take the next in your kata.
      $ step 2 --next
      Step 2 of 2 is taken: count it.

      So that it is clear.

      It is large: it is one.

      Your work from before is in Katas/.shelf/02-OpenClosed/2026-11-21T15-02-29Z-2.
      That was the last one. What is yours alone: scripts/workbook diff 2 mine after
      $ step 2 --next
      workbook: Your kata has all 2 steps in it: `scripts/workbook diff 2 mine after`
      shows what is left.

      """
    #expect(
      await book.session(
        "step 2 --next", "step 2", "step 2 --next", "step 2 --next", commands: [step]) == expected)
    #expect(try book.work(on: 2) == "let thing = 2\n")
  }
}
