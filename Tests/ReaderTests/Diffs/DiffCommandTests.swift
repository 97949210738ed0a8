import Book
import Foundation
import Practice
import Shell
import TestSupport
import Testing
import Toolchain

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
    _ words: String..., files: [String: String] = files,
    on console: RecordingConsole = RecordingConsole()
  ) async throws -> String {
    let book = try TemporaryBook(1)
    for (path, text) in files {
      try book.write("Sources/Lessons/\(book.lesson(1).folder)/\(path)", text)
    }
    #expect(try await DiffCommand().run(["1"] + words, in: book.workbook, on: console))
    return console.output
  }

  @Test("What moved is marked, and anchors are left out")
  func lines() async throws {
    let console = RecordingConsole()
    let text = try await diff(on: console)
    #expect(
      text.hasPrefix(
        """
        - only before   + only after   < moved from here   > moved to here

        Thing.swift
        @@ -1,10 +1,3 @@
        - final class Ship {
        + struct Ship {
            var lives = 3
        -
        <   func moveOneCellToTheLeftOfTheArena() {

        """))
    #expect(
      text.hasSuffix(
        """

        Engine.swift, only after
        + struct Engine {
        >     func moveOneCellToTheLeftOfTheArena() {
        >       position = arena.leftNeighbour(of: position)
        >       arena.remember(position)
        >     }
        + }

        """))
    #expect(console.paged == text)
    let colored = try await diff(on: RecordingConsole(isTerminal: true, usesColor: true))
    for (code, line) in [(31, "- final class Ship {"), (32, "+ struct Ship {"), (35, "<   func")] {
      #expect(colored.contains("\n\u{1B}[0;\(code)m\(line)"))
    }
  }

  @Test("In a terminal a long line goes on behind a mark, in a pipe it stays whole")
  func longLines() async throws {
    let files = [
      "Before/Thing.swift": "  return ship.reach\n",
      "After/Thing.swift": "  return ship.reach + wind.reach\n",
    ]
    let expected = """
      - only before
      + only after

      Thing.swift
      @@ -1 +1 @@
      -   return ship.reach
      +   return ship.reach +
            ↪ wind.reach

      """
    #expect(
      try await diff(files: files, on: RecordingConsole(isTerminal: true, width: 26)) == expected)
    #expect(
      try await diff(files: files, on: RecordingConsole(width: 26))
        .hasSuffix("\n+   return ship.reach + wind.reach\n"))
  }

  @Test("Side by side, before is on the left and after on the right, under a legend")
  func sideBySide() async throws {
    let files = [
      "Before/Thing.swift": "let a = 1\nlet b\n", "After/Thing.swift": "let a = 2\nlet b\n",
      "After/New.swift": "let ship = one + another + oneMore\n",
    ]
    let expected = """
      - only before   + only after

      Thing.swift           │ Thing.swift
      ──────────────────────┼──────────────────────
      - let a = 1           │ + let a = 2
        let b               │   let b

      (not before)          │ New.swift
      ──────────────────────┼──────────────────────
                            │ + let ship = one +
                            │     ↪ another +
                            │     ↪ oneMore

      """
    #expect(
      try await diff("--side-by-side", files: files, on: RecordingConsole(width: 45)) == expected)
  }

  @Test(
    "What a reader changed is before beside mine, or mine beside after; no difference is told",
    arguments: [
      (["mine"], 9, "+ only mine\n\nThing.swift\n@@ -1 +1 @@\n- let thing = 1\n+ let thing = 9\n"),
      (["before", "mine"], 9, "\n- let thing = 1\n+ let thing = 9\n"),
      (["mine", "after"], 9, "\n- let thing = 9\n+ let thing = 2\n"),
      (["after", "mine"], 9, "\n- let thing = 9\n+ let thing = 2\n"),
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

  @Test("A kata that is not there, git's failure and wrong words are refused in a sentence")
  func refused() async throws {
    await #expect(throws: KataError.notStarted(number: 1)) { _ = try await diff("mine") }
    await #expect(throws: UsageError.self) { _ = try await diff("mine", "yours") }
    await #expect(throws: UsageError.self) { _ = try await diff("mine", "mine", "after") }
    await ChildProcess.$environmentOverrides.withValue(["PATH": "/none"]) {
      await #expect(throws: ChildProcessError.noProgram("git")) { _ = try await diff() }
    }
  }
}
