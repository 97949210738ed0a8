import Book
import Foundation
import Synchronization
import TestSupport
import Testing
import Text
import Toolchain

@testable import Reader

@Suite("The workbook diff command")
struct DiffCommandTests {
  /// The diff that the reader would see: git runs with the reader's settings and prints into a
  /// pipe.
  ///
  /// - Parameter settings: The reader's, as a git configuration.
  private func shown(
    _ words: [String], of book: TemporaryBook, settings: String = ""
  ) async throws -> (text: String, command: [String], isRight: Bool) {
    try book.write("home/.gitconfig", settings)
    let home = book.workbook.root.appendingPathComponent("home").path
    let surroundings = ["HOME": home, "XDG_CONFIG_HOME": nil, "GIT_CONFIG_NOSYSTEM": "1"]
    let told = Mutex<(text: String, command: [String])>(("", []))
    var command = DiffCommand()
    command.runGit = { words in
      let output = ChildProcess.$environmentOverrides.withValue(surroundings) {
        try? ChildProcess(words[0], Array(words.dropFirst())).run()
      }
      told.withLock { $0 = ((output?.standardOutput ?? "") + (output?.standardError ?? ""), words) }
      return output?.status ?? 127
    }
    let console = RecordingConsole()
    let isRight = try await ChildProcess.$environmentOverrides.withValue(surroundings) {
      try await command.run(words, in: book.workbook, on: console)
    }
    let (text, words) = told.withLock { $0 }
    return (console.output + text, words, isRight)
  }

  @Test("The diff command gives git both sides under short names, without quote markers")
  func sides() async throws {
    let book = try TemporaryBook(1)
    let before = "// snippet: ship\nlet ship = 1\n// end: ship\n"
    try book.write(book.lesson(1).sources(.before) + "/Thing.swift", before)
    let (text, command, isRight) = try await shown(["1"], of: book)
    #expect(
      text.replacing(#/index .*\n/#, with: "") == """
        diff --git a/before/Thing.swift b/after/Thing.swift
        --- a/before/Thing.swift
        +++ b/after/Thing.swift
        @@ -1 +1 @@
        -let ship = 1
        +let thing = 2

        """)
    #expect(isRight && command.prefix(2) == ["git", "-C"])
    #expect(!FileManager.default.fileExists(atPath: command[2]))
    let settings = ["-c", "diff.colorMoved=blocks", "-c"]
    #expect(Array(command[3...5]) == settings)
  }

  @Test("The diff follows the reader's own settings and colours for moved lines")
  func settings() async throws {
    let settings = "[diff]\n  colorMoved = no\n  noprefix = true\n"
    let (text, command, _) = try await shown(["1"], of: TemporaryBook(1), settings: settings)
    #expect(text.hasPrefix("diff --git before/Thing.swift after/Thing.swift\n"))
    #expect(Array(command[3...]) == ["diff", "--no-index", "--", "before", "after"])
  }

  @Test(
    "The diff compares a kata with either version, and says so if nothing differs",
    arguments: [
      (["mine"], 9, "-let thing = 1\n+let thing = 9\n"),
      (["before", "mine"], 9, "-let thing = 1\n+let thing = 9\n"),
      (["mine", "after"], 9, "-let thing = 9\n+let thing = 2\n"),
      (["mine"], 1, "Your kata of lesson 1 still matches the before version, line for line.\n"),
      (["mine", "after"], 2, "Your kata of lesson 1 now matches ours, line for line.\n"),
    ])
  func mine(words: [String], mine: Int, expected: String) async throws {
    let book = try TemporaryBook(1)
    try book.start(1)
    try book.work("let thing = \(mine)\n", on: 1)
    #expect(try await shown(["1"] + words, of: book).text.hasSuffix(expected))
  }

  @Test(
    "The diff succeeds if git could compare, even if the reader left the pager early",
    arguments: [(0, true), (1, true), (130, true), (141, true), (127, false), (128, false)])
  func statuses(status: Int32, isRight: Bool) async throws {
    let book = try TemporaryBook(1)
    let command = DiffCommand(runGit: { _ in status })
    #expect(try await book.run(command, "1").isRight == isRight)
  }

  @Test("A diff of a missing kata and unknown words are refused in a sentence")
  func refused() async throws {
    let expected = """
      $ diff 1 mine
      workbook: You have not started this kata: `scripts/workbook start 1` makes it.
      $ diff 1 mine yours
      workbook: `workbook diff LESSON` takes `mine`, `mine before` or `mine after`,
      not “mine yours”.
      $ diff 1 after mine
      workbook: `workbook diff LESSON` takes `mine`, `mine before` or `mine after`,
      not “after mine”.

      """
    let shown = try await TemporaryBook(1).session(
      "diff 1 mine", "diff 1 mine yours", "diff 1 after mine")
    #expect(shown == expected)
  }

  @Test("Each line of a step's changes has a mark, and a long line continues after another mark")
  func lines() throws {
    let old = SourceTree([
      "Thing.swift": """
      final class Ship {
        func moveOneCellToTheLeftOfTheArena() {
          position = arena.leftNeighbour(of: position)
          arena.remember(position)
        }
      }

      """, "Gone.swift": "let gone = 1\n",
    ])
    let new = SourceTree([
      "Thing.swift": "final class Ship {\n}\n",
      "Engine.swift": """
      struct Engine {
          func moveOneCellToTheLeftOfTheArena() {
            position = arena.leftNeighbour(of: position)
            arena.remember(position)
          }
      }

      """,
    ])
    let layout = Layout(width: 80, codeWidth: 44)
    let lines = try layout.lines(of: GitDiff.files(from: old, to: new), "in yours", "in ours")
    #expect(
      StyledText.text(lines, usesColor: false) == """
        - only in yours
        + only in ours
        < moved from here
        > moved to here

        Thing.swift
        @@ -1,6 +1,2 @@
          final class Ship {
        <   func moveOneCellToTheLeftOfTheArena() {
        <     position = arena.leftNeighbour(of:
                ↪ position)
        <     arena.remember(position)
        <   }
          }

        Gone.swift, only in yours
        - let gone = 1

        Engine.swift, only in ours
        + struct Engine {
        >     func moveOneCellToTheLeftOfTheArena()
                ↪ {
        >       position = arena.leftNeighbour(of:
                  ↪ position)
        >       arena.remember(position)
        >     }
        + }

        """)
    let colored = StyledText.text(lines, usesColor: true)
    let styles = ["31m- let gone", "32m+ struct Engine {", "35m<   func", "36m>     func"]
    #expect(styles.filter { !colored.contains("\n\u{1B}[0;\($0)") } == [])
  }
}
