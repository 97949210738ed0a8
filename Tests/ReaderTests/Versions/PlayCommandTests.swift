import Book
import Foundation
import Practice
import Synchronization
import TestSupport
import Testing
import Toolchain

@testable import Reader

@Suite("workbook play")
struct PlayCommandTests {
  private let book: TemporaryBook
  private var bin: String { book.workbook.root.appendingPathComponent("bin").path }

  /// A book with two katas, and with a shell in the place of `swift`, which takes its first argument,
  /// `build`, for the script to be run.
  init() throws {
    book = try TemporaryBook(2, 9)
    try book.start(9, 2)
    try book.write("bin/readme", "")
    try FileManager.default.createSymbolicLink(
      atPath: "\(bin)/swift", withDestinationPath: "/bin/sh")
  }

  private func play(
    _ words: [String], building script: String = "exit 0",
    on console: RecordingConsole = RecordingConsole()
  ) async throws -> [String] {
    for number in [2, 9] { try book.write("Katas/.play/arcade-\(number)/build", script) }
    let became = Mutex<[String]>([])
    let command = PlayCommand { program, arguments, typedAs in
      became.withLock { $0 = [program.lastPathComponent] + arguments + [typedAs] }
    }
    try await ChildProcess.$environmentOverrides.withValue(["PATH": "\(bin):/usr/bin:/bin"]) {
      if try await !command.run(words, in: book.workbook, on: console) {
        console.write("(red)\n")
      }
    }
    return became.withLock { $0 }
  }

  @Test("It becomes the arcade with the kata; what follows the lesson is for the arcade")
  func arguments() async throws {
    for (words, expected) in [
      ("2", "arcade-2|scripts/workbook play 2"), ("", "arcade-2|scripts/workbook play 2"),
      ("9 demo --seed 7", "arcade-9|demo|--seed|7|scripts/workbook play 9"),
      ("2 --wave 5 --seed=3", "arcade-2|play|--wave|5|--seed=3|scripts/workbook play 2"),
      (
        "2 --sides 1=after --record r",
        "arcade-2|play|--sides|1=after|--record|r|scripts/workbook play 2"
      ),
      ("--seed 3", "arcade-2|play|--seed|3|scripts/workbook play 2"),
      ("9 --wave 5", "arcade-9|--wave|5|scripts/workbook play 9"),
      ("2 --guest --wave 5", "arcade-2|--guest|--wave|5|scripts/workbook play 2"),
      (
        "2 --wave 5 --beside mine game",
        "arcade-2|beside|mine|--wave|5|game|scripts/workbook play 2"
      ),
      ("9 --compact --sides before", "arcade-9|--compact|--sides|before|scripts/workbook play 9"),
      ("--beside=after", "arcade-2|beside|after|scripts/workbook play 2"),
      ("9 -- --help", "arcade-9|--help|scripts/workbook play 9"),
      ("-- --help", "arcade-2|--help|scripts/workbook play 2"),
    ] {
      let words = words.split(separator: " ").map(String.init)
      #expect(try await play(words).joined(separator: "|") == expected)
    }
  }

  @Test("A manifest that is not the book's is put aside before it is built, and that is told")
  func manifest() async throws {
    try book.write("Katas/02-OpenClosed/Package.swift", "// Mine.\n")
    let console = RecordingConsole(width: 300)
    #expect(try await play(["2"], on: console) == ["arcade-2", "scripts/workbook play 2"])
    let told =
      "workbook: Package.swift in Katas/02-OpenClosed is the book's: it is put back, and what you "
      + "had there, if anything, is kept in Katas/.aside/02-OpenClosed.\n"
    #expect(console.error.hasSuffix(told))
    #expect(try book.read("Katas/.aside/02-OpenClosed/Package.swift") == "// Mine.\n")
  }

  @Test("What does not build is shown, and what tells more is named")
  func failure() async throws {
    let console = RecordingConsole()
    let script = "echo \"/elsewhere/A.swift:1:2: error: no\"; exit 1"
    #expect(try await play(["2"], building: script, on: console) == [])
    let expected = """
      Building the arcade with your kata of lesson 2 …
      /elsewhere/A.swift:1:2: error: no

      Nothing ran: what is above does not compile.
      What your kata comes to: scripts/workbook check 2
      (red)

      """
    #expect(console.error + console.output == expected)
  }

  @Test("A wrong value or option, and a kata that is not started, are told before it is built")
  func refused() async throws {
    let expected = """
      $ play 3 --wave 100
      workbook: --wave takes a whole number from 1 to 99, not “100”.
      $ play 3 --seed x
      workbook: --seed takes a whole number from 0 to 18446744073709551615, not “x”.
      $ play 3 --beside theirs
      workbook: --beside takes before, after or mine, not “theirs”.
      $ play 3 --beside
      workbook: `workbook play` needs a value after `--beside`: `workbook help play`
      shows which.
      $ play 3 --guets
      workbook: `workbook play` has no option “--guets”: did you mean `--guest`?
      $ play 3 --wave 3 game
      workbook: `workbook play` has no use for “game”: `workbook help play` shows what
      it takes.
      $ play 3 one two --beside after
      workbook: `workbook play` has no use for “two”: `workbook help play` shows what
      it takes.
      $ play 3 --beside after --record game
      workbook: `workbook play` has no option “--record”: `workbook help play` shows
      what it takes.
      $ play 3
      workbook: This kata is not started: `scripts/workbook start 3` makes it.
      $ play --sides after
      workbook: `workbook play` has no option “--sides”: `workbook help play` shows
      what it takes.

      """
    #expect(
      try await TemporaryBook(3).session(
        "play 3 --wave 100", "play 3 --seed x", "play 3 --beside theirs", "play 3 --beside",
        "play 3 --guets", "play 3 --wave 3 game", "play 3 one two --beside after",
        "play 3 --beside after --record game", "play 3",
        "play --sides after") == expected)
  }

  @Test("The options of the arcade are those that its help tells, its highest wave the game's")
  func options() throws {
    func source(_ path: String) throws -> String {
      try String(contentsOf: PackageFolder.appending("Sources/\(path).swift"), encoding: .utf8)
    }
    let names = try ["Visit", "Play", "Beside"].map { name in
      let usage = try source("ArcadeCore/Commands/\(name)Command")
        .prefixMatch(of: #/(?s).*?\n\n    /#)
      return usage?.0.matches(of: #/\[(--\w+)/#).map { String($0.1) } ?? []
    }
    let games = ["--seed", "--wave"]
    #expect(
      Set(names.joined()) == Set(PlayCommand.arcadeFlags + PlayCommand.arcadeOptions + games))
    #expect(Set(names[2]) == Set(PlayCommand.besideOptions + games))
    let waves = "firstWaves = 1...\(PlayCommand.mostWaves)\n"
    #expect(try source("SpaceGame/Model/World").contains(waves))
  }
}
