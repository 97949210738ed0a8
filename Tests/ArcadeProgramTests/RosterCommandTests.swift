import Foundation
import PlayerVisit
import Terminal
import TestSupport
import Testing
import Text
import Toolchain

@testable import ArcadeProgram

@Suite("The roster command")
struct RosterCommandTests {
  private let visit: Visit

  init() throws {
    visit = try Visit()
  }

  /// Runs a command, which must succeed, and returns its output.
  private func output(_ words: String...) async throws -> String {
    let console = RecordingConsole()
    #expect(try await visit.run(["roster"] + words, on: console))
    #expect(console.error == "")
    return console.output
  }

  @Test("The roster command keeps players in the data folder", arguments: Side.allCases)
  func keepsPlayers(_ side: Side) async throws {
    let sides = "--sides=5=\(side)"
    #expect(try await output("add", "ZMilof332", sides) == "Added “ZMilof332”.\n")
    #expect(try await output(sides, "add", "Cool Man") == "Added “Cool Man”.\n")
    #expect(try await output("list", sides) == "★ Cool Man\n★ ZMilof332\n")
    #expect(
      try await output("rename", sides, "cool man", "--", "-x-") == "“cool man” is now “-x-”.\n")
    #expect(try await output("remove", "ZMILOF332", sides) == "Removed “ZMilof332”.\n")
    #expect(try await output(sides) == "★ -x-\n")
    #expect(try visit.roster.players().map(\.nickname.text) == ["-x-"])
  }

  @Test("The roster command keeps players in a named file, and explains an empty roster")
  func keepsInFile() async throws {
    let path = visit.path("new/players.json")
    #expect(try await output("add", "CoolMan", "--file", path) == "Added “CoolMan”.\n")
    #expect(try await output("--file=\(path)") == "★ CoolMan\n")
    #expect(
      try await output()
        == "\(visit.rosterFile.path.quotedForReader) has no players yet: "
        + "`arcade roster add NAME` adds one.\n")
  }

  @Test("With the league, players are in its table, and our own roster stays as it is")
  func league() async throws {
    #expect(try await output("--with=league").contains(" has no players yet"))
    #expect(try await output("add", "Zoe", "--with", "league") == "Added “Zoe”.\n")
    #expect(try await output("add", "CoolMan") == "Added “CoolMan”.\n")
    #expect(try await output("--with=league") == "★ Zoe\n")
    #expect(try await output() == "★ CoolMan\n")
    let table = visit.rosterFile.deletingLastPathComponent().appendingPathComponent("league.tsv")
    #expect(try String(contentsOf: table, encoding: .utf8) == "1\tZoe\t0\t-\nnext\t2\n")
    try Data("1\t\(String(repeating: "a", count: 21))\t0\t-\nnext\t2\n".utf8).write(to: table)
    await #expect(throws: ArcadeError.self) {
      try await visit.run(["roster", "--with=league"], on: RecordingConsole())
    }
    try FileManager.default.removeItem(at: table)
    try FileManager.default.createDirectory(at: table, withIntermediateDirectories: true)
    let error = RosterError.unreadable(table.path, reason: "Is a directory")
    await visit.expect(["roster", "--with=league"], failure: "\(error)", isWrongUsage: false)
  }

  @Test("Where a version cannot keep the league's table, the command says so and shows our roster")
  func leagueIsLeftOut() async throws {
    #expect(try await output("add", "CoolMan") == "Added “CoolMan”.\n")
    let console = RecordingConsole()
    #expect(try await visit.run(["roster", "--with=league", "--sides=5=before"], on: console))
    #expect(console.output == "★ CoolMan\n")
    #expect(console.error == "arcade: this version of lesson 5 cannot keep the league's table.\n")
  }

  @Test(
    "The list aligns scores after nicknames of any width, and a terminal shows nicknames in bold")
  func aligns() async throws {
    for (name, score) in [("CoolMan", 12_050), ("한글", 90), ("👩‍🚀", 5), ("nobody yet", 0)] {
      try visit.roster.add(name)
      try visit.roster.record(score, of: name)
    }
    #expect(
      try await output() == """
        ★ CoolMan     12050
        ★ nobody yet
        ★ 한글           90
        ★ 👩‍🚀              5

        """)
    let terminal = RecordingConsole(isTerminal: true)
    #expect(try await visit.run(["roster"], on: terminal))
    #expect(terminal.output.hasPrefix("★ \u{1B}[1mCoolMan\u{1B}[0m "))
  }

  @Test("An impossible change to a roster fails and gives the reason")
  func refusesChanges() async throws {
    _ = try await output("add", "CoolMan")
    let unknown = RosterError.unknownPlayer("ZMilof332")
    let newer = try visit.folder.file("newer.json", "{\"version\": 2}").path
    let damaged = try visit.folder.file("r.json", "hello").path
    let mistakes: [([String], RosterError)] = [
      (["add", "COOLMAN"], .taken("CoolMan")), (["remove", "ZMilof332"], unknown),
      (["rename", "ZMilof332", "x"], unknown),
      (["--file", newer], .newerVersion(newer, version: 2, newest: 1)),
      (["--file", damaged], .damaged(damaged, keptAs: "\(damaged).damaged-1")),
    ]
    for (words, error) in mistakes {
      await visit.expect(["roster"] + words, failure: "\(error)", isWrongUsage: false)
    }
    #expect(try await output("add", "CoolMan", "--file", damaged) == "Added “CoolMan”.\n")
  }

  @Test("Every way to ask for the roster command's help gives the same text")
  func helps() async throws {
    try await visit.run("help", "roster")
    for words in [["help"], ["--help"], ["add", "--help"]] {
      let console = RecordingConsole()
      #expect(try await visit.run(["roster"] + words, on: console))
      #expect(console.output == visit.console.output)
    }
  }
}
