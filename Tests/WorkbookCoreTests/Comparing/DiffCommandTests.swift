import Foundation
import Shell
import Testing
import Toolchain

@testable import WorkbookCore

@Suite("workbook diff")
struct DiffCommandTests {
  /// A lesson in which a method moves to a file of its own, and a line changes.
  private static let files = [
    "Before/Ship.swift": """
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
    "After/Ship.swift": """
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
    "Before/Same.swift": "let same = 1\n",
    "After/Same.swift": "let same = 1\n",
  ]

  private func run(
    _ words: String..., files: [String: String] = files,
    environment: [String: String?] = [:], on console: TranscriptConsole = TranscriptConsole()
  ) async throws -> TranscriptConsole {
    let book = try SidesBook()
    defer { book.remove() }
    try book.lesson(1, files)
    let isRight = try await DiffCommand(environment: environment)
      .run(words, in: book.workbook, on: console)
    #expect(isRight, "that the sides differ is how it should be")
    return console
  }

  @Test("Files are paired by name, what moved is marked, anchors are left out")
  func lines() async throws {
    let expected = """
      - only before   + only after   < moved from here   > moved to here

      Before/Ship.swift → After/Ship.swift
      @@ -1,8 +1,3 @@
      - final class Ship {
      + struct Ship {
          var lives = 3
      -
      <   func moveOneCellToTheLeftOfTheArena() {
      <     position = arena.leftNeighbour(of: position)
      <     arena.remember(position)
      <   }
        }

      After/Engine.swift, only after
      + struct Engine {
      >     func moveOneCellToTheLeftOfTheArena() {
      >       position = arena.leftNeighbour(of: position)
      >       arena.remember(position)
      >     }
      + }

      """
    #expect(try await run("1").pages == [expected])
  }

  @Test("Three lines around a change are shown")
  func context() async throws {
    let before = (1...9).map { "let a\($0) = \($0)\n" }
    var after = before
    after[4] = "let five = 5\n"
    let files = ["Before/A.swift": before.joined(), "After/A.swift": after.joined()]
    let page = try #require(try await run("1", files: files).pages.first)
    #expect(page.contains("\n@@ -2,7 +2,7 @@\n  let a2 = 2\n"))
    #expect(
      page.hasSuffix("\n- let a5 = 5\n+ let five = 5\n  let a6 = 6\n  let a7 = 7\n  let a8 = 8\n"))
  }

  @Test("In colours each kind of change has its own")
  func colors() async throws {
    let console = TranscriptConsole(isTerminal: true, usesColor: true)
    let text = try #require(try await run("1", on: console).pages.first)
    #expect(text.contains("\n\u{1B}[31m- final class Ship {\u{1B}[0m\n"))
    #expect(text.contains("\n\u{1B}[32m+ struct Ship {\u{1B}[0m\n"))
    #expect(text.contains("\n\u{1B}[35m<     arena.remember(position)\u{1B}[0m\n"))
    #expect(text.contains("\n\u{1B}[36m>       arena.remember(position)\u{1B}[0m\n"))
  }

  @Test("In numbers, lines are counted for each file, those that did not change too")
  func statistics() async throws {
    let console = try await run("1", "--stat")
    let expected = """
      Lines         before  after  removed  added  moved out  moved in
      Ship.swift         8      3        2      1          4         0
      Engine.swift       –      6        0      2          0         4
      Same.swift         1      1        0      0          0         0
      all                9     10        2      3          4         4

      """
    #expect(console.output == expected)
    #expect(console.pages == [])
  }

  @Test("Side by side, before is on the left and after on the right")
  func sideBySide() async throws {
    let files = ["Before/A.swift": "let a = 1\nlet b\n", "After/A.swift": "let a = 2\nlet b\n"]
    let console = TranscriptConsole(width: 45)
    let expected = """
      Before/A.swift        │ After/A.swift
      ──────────────────────┼──────────────────────
      - let a = 1           │ + let a = 2
        let b               │   let b

      """
    #expect(try await run("1", "--side-by-side", files: files, on: console).pages == [expected])
  }

  @Test("Sides that are the same are said to be so")
  func same() async throws {
    let files = ["Before/A.swift": "let a = 1\n", "After/A.swift": "let a = 1\n"]
    let console = try await run("1", files: files)
    #expect(console.output == "Before and after of lesson 1 are the same.\n")
  }

  @Test("The reader's settings for git change nothing")
  func settings() async throws {
    let home = try TemporaryFolder()
    defer { home.remove() }
    _ = try home.file(
      ".gitconfig", "[diff]\n  external = false\n  noprefix = false\n[color]\n  ui = never\n")
    let plain = try await run("1").pages
    let others = try await run(
      "1", environment: ["HOME": home.url.path, "GIT_PAGER": "false", "PAGER": "false"])
    #expect(others.pages == plain)
  }

  @Test("What the environment tells git is taken away, and all else is kept")
  func environment() throws {
    let environment = GitDiff.ownSettings(
      for: URL(fileURLWithPath: "/tmp/sides"),
      instead: ["GIT_DIR", "GIT_EXTERNAL_DIFF", "GIT_CONFIG_GLOBAL", "XDG_CONFIG_HOME", "PATH"])
    for name in ["GIT_DIR", "GIT_EXTERNAL_DIFF", "XDG_CONFIG_HOME"] {
      #expect(environment.keys.contains(name) && environment[name] == .some(nil))
    }
    #expect(environment["GIT_CONFIG_GLOBAL"] == "/dev/null")
    #expect(environment["GIT_CEILING_DIRECTORIES"] == "/tmp")
    #expect(!environment.keys.contains("PATH"))
  }

  @Test("Without git one sentence says what is missing")
  func noGit() async throws {
    await #expect(throws: ChildProcessError.noProgram("git")) {
      _ = try await run("1", environment: ["PATH": "/none"])
    }
  }

  @Test("When git cannot compare, its own words are told")
  func failure() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let error = #expect(throws: DiffError.self) { try GitDiff(folder: folder.url).lines() }
    #expect(
      error?.description.hasPrefix(
        "`git diff` could not compare the two sides and ended with status 1") == true)
  }

  @Test("A lesson that is not written, and wrong words, are refused")
  func refused() async throws {
    await #expect(throws: WorkbookError.lessonToCome(number: 9, title: "Visitor")) {
      _ = try await run("9")
    }
    await #expect(throws: UsageError.self) { _ = try await run() }
    await #expect(throws: UsageError.self) { _ = try await run("1", "--stat", "--words") }
    await #expect(throws: UsageError.self) { _ = try await run("1", "2") }
  }

  @Test("The help names each view, and what colours and pager depend on")
  func help() {
    let expected = """
      Usage: workbook diff LESSON [mine [before | after]] [VIEW]

      Compares before and after of a lesson, file by file: first the files that both
      sides have, then those of one side. Code that was moved is shown as moved.
      Shown in a pager and in colours in a terminal, plain in a pipe or a file.

        mine            What you changed: before, and the version in your kata.
        mine after      Your version, and ours.

      A VIEW is one of these:

        --stat          Only numbers: lines of each file, removed, added and moved.
        --words         One line for what differs in some words, with these marked.
        --side-by-side  One side on the left, the other on the right.

      A LESSON is named by its number, letter, abbreviation or name:
      1, S, srp and SingleResponsibility are the same one.

      In a terminal, $PAGER shows the text, or `less -R` where it is not set; an
      empty $PAGER turns paging off, and $NO_COLOR turns colours off. It needs git,
      but none of your settings for it counts.

      """
    #expect(DiffCommand().help == expected)
    #expect(DiffCommand().name == "diff")
    #expect(DiffCommand().summary == "Compares before, after and your own version of a lesson.")
  }
}
