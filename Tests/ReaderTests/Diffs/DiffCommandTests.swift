import Book
import Foundation
import Practice
import TestSupport
import Testing

@testable import Reader

@Suite("workbook diff")
struct DiffCommandTests {
  /// A lesson in which a method moves to a file of its own, and a line changes.
  private static let files = [
    "Before/Thing.swift": """
    // snippet: ship
    final class Ship {
      var lives = 3

      func moveOneCellToTheLeftOfTheArena() {
        position = arena.leftNeighbour(of: position)
        arena.remember(position)
      }
    }
    // end: ship

    """,
    "After/Thing.swift": """
    struct Ship {
      var lives = 3
    }

    """,
    "After/Engine.swift": """
    struct Engine {
        func moveOneCellToTheLeftOfTheArena() {
          position = arena.leftNeighbour(of: position)
          arena.remember(position)
        }
    }

    """,
  ]

  private func diff(
    _ words: [String] = [], _ files: [String: String] = files, on console: RecordingConsole
  ) async throws -> String {
    let book = try TemporaryBook(1)
    for (path, text) in files {
      try book.write("Sources/Lessons/\(book.lesson(1).folder)/\(path)", text)
    }
    _ = try await DiffCommand().run(["1"] + words, in: book.workbook, on: console)
    return console.paged
  }

  @Test("What moved is marked, and anchors are left out")
  func lines() async throws {
    let expected = """
      Types and functions, from before to after
        new      struct Engine
        changed  class Ship, now struct
        moved    func moveOneCellToTheLeftOfTheArena from Ship to Engine

      - only before   + only after   < moved from here   > moved to here

      Thing.swift
      @@ -1,10 +1,3 @@
      - final class Ship {
      + struct Ship {
          var lives = 3
      -
      <   func moveOneCellToTheLeftOfTheArena() {
      <     position = arena.leftNeighbour(of: position)
      <     arena.remember(position)
      <   }
        }

      Engine.swift, only after
      + struct Engine {
      >     func moveOneCellToTheLeftOfTheArena() {
      >       position = arena.leftNeighbour(of: position)
      >       arena.remember(position)
      >     }
      + }

      """
    #expect(try await diff(on: RecordingConsole()) == expected)
    let colored = try await diff(on: RecordingConsole(isTerminal: true, usesColor: true))
    let lines = ["31m- final class Ship {", "32m+ struct Ship {", "35m<   func", "36m>     func"]
    #expect(lines.filter { !colored.contains("\n\u{1B}[0;\($0)") } == [])
  }

  private static let long = [
    "Before/Thing.swift": "  return ship.reach\nlet b\n",
    "After/Thing.swift": "  return ship.reach + winds.reach\nlet b\n",
    "After/New.swift": "let ship = one\n",
  ]

  /// The diff of these where no line has to go on in the next.
  private static let whole = """
    - only before   + only after

    Thing.swift
    @@ -1,2 +1,2 @@
    -   return ship.reach
    +   return ship.reach + winds.reach
      let b

    New.swift, only after
    + let ship = one

    """

  @Test(
    "A long line goes on behind a mark, but stays whole in a pipe; before is on the left",
    arguments: [
      (
        RecordingConsole(isTerminal: true, width: 26), [],
        """
        - only before
        + only after

        Thing.swift
        @@ -1,2 +1,2 @@
        -   return ship.reach
        +   return ship.reach +
              ↪ winds.reach
          let b

        New.swift, only after
        + let ship = one

        """
      ),
      (
        RecordingConsole(width: 26), [], whole
      ),
      (
        RecordingConsole(width: 72), ["--side-by-side"],
        """
        Left: before                       │ Right: after
        - only before   + only after

        Thing.swift                        │ Thing.swift
        ───────────────────────────────────┼───────────────────────────────────
        -   return ship.reach              │ +   return ship.reach +
                                           │       ↪ winds.reach
          let b                            │   let b

        (not before)                       │ New.swift
        ───────────────────────────────────┼───────────────────────────────────
                                           │ + let ship = one

        """
      ),
      (
        RecordingConsole(isTerminal: true, width: 50), ["--side-by-side"],
        """
        Side by side needs 72 columns.


        """ + whole
      ),
    ])
  func screens(console: RecordingConsole, words: [String], expected: String) async throws {
    #expect(try await diff(words, Self.long, on: console) == expected)
  }

  @Test(
    "What a reader changed is before beside mine, or mine beside after; no difference is told",
    arguments: [
      (["mine"], 9, "+ only mine\n\nThing.swift\n@@ -1 +1 @@\n- let thing = 1\n+ let thing = 9\n"),
      (["before", "mine"], 9, "\n- let thing = 1\n+ let thing = 9\n"),
      (["mine", "after"], 9, "\n- let thing = 9\n+ let thing = 2\n"),
      (["mine"], 1, "Your kata of lesson 1 is still before: nothing in it is changed.\n"),
      (["mine", "after"], 2, "Your kata of lesson 1 is after now, line for line.\n"),
    ])
  func mine(words: [String], mine: Int, expected: String) async throws {
    let book = try TemporaryBook(1)
    try book.start(1)
    try book.work("let thing = \(mine)\n", on: 1)
    let console = RecordingConsole()
    _ = try await DiffCommand().run(["1"] + words, in: book.workbook, on: console)
    #expect(console.output.hasSuffix(expected))
  }

  @Test("A kata that is not there and wrong words are refused in a sentence")
  func refused() async throws {
    let book = try TemporaryBook(1)
    let expected = """
      $ diff 1 mine
      workbook: This kata is not started: `scripts/workbook start 1` makes it.
      $ diff 1 mine yours
      workbook: `workbook diff LESSON` takes `before after`, `mine before` or `mine
      after`, not “mine yours”.
      $ diff 1 after before
      workbook: `workbook diff LESSON` takes `before after`, `mine before` or `mine
      after`, not “after before”.
      $ diff 1 after mine
      workbook: `workbook diff LESSON` takes `before after`, `mine before` or `mine
      after`, not “after mine”.

      """
    let shown = await book.session(
      "diff 1 mine", "diff 1 mine yours", "diff 1 after before", "diff 1 after mine")
    #expect(shown == expected)
  }
}
