import Foundation
import PlayerRoster
import Terminal
import TestSupport
import Testing
import Text
import Toolchain

@testable import ArcadeCore

@Suite("arcade roster")
struct RosterCommandTests {
  private let visit: Visit

  init() throws {
    visit = try Visit()
  }

  /// What a command prints; it has to succeed.
  private func output(_ words: String...) async throws -> String {
    let console = RecordingConsole()
    #expect(try await visit.run(["roster"] + words, on: console))
    #expect(console.error == "")
    return console.output
  }

  private var file: RosterFile {
    RosterFile(visit.folder.url.appendingPathComponent("data/roster.json"))
  }

  @Test("Keeps players in the data folder, on either side", arguments: Side.allCases)
  func keepsPlayers(_ side: Side) async throws {
    let sides = "--sides=5=\(side)"
    #expect(try await output("add", "ZMilof332", sides) == "Added “ZMilof332”.\n")
    #expect(try await output(sides, "add", "Cool Man") == "Added “Cool Man”.\n")
    #expect(try await output("list", sides) == "★ Cool Man\n★ ZMilof332\n")
    #expect(
      try await output("rename", "cool man", "WarmMan", sides) == "“cool man” is now “WarmMan”.\n")
    #expect(try await output("remove", "ZMILOF332", sides) == "Removed “ZMilof332”.\n")
    #expect(try await output(sides) == "★ WarmMan\n")
    #expect(try file.load().players.map(\.nickname.text) == ["WarmMan"])
  }

  @Test("Keeps them in the file that is named, and says where nobody is and how to add somebody")
  func keepsInFile() async throws {
    let path = visit.path("new/players.json")
    #expect(try await output("add", "CoolMan", "--file", path) == "Added “CoolMan”.\n")
    #expect(try await output("--file=\(path)") == "★ CoolMan\n")
    #expect(
      try await output()
        == "There is nobody in \(visit.rosterFile.path.quotedForReader) yet: `arcade roster add NAME` adds a "
        + "player.\n")
  }

  @Test("Takes nicknames with spaces, other alphabets, hyphens and quotes")
  func takesOddNames() async throws {
    for name in ["Cool Man", "한글 🚀", "👩‍🚀", "\"q\\\"", "list"] {
      #expect(try await output("add", name) == "Added “\(name)”.\n")
    }
    #expect(try await output("add", "--", "--help") == "Added “--help”.\n")
    #expect(try await output("rename", "--", "--help", "--file") == "“--help” is now “--file”.\n")
    #expect(try await output() == "★ \"q\\\"\n★ --file\n★ Cool Man\n★ list\n★ 한글 🚀\n★ 👩‍🚀\n")
    #expect(try await output("remove", "--", "--file") == "Removed “--file”.\n")
  }

  @Test("Aligns the scores, whatever the width of the nicknames, which are bold where that can be")
  func aligns() async throws {
    try file.update { roster throws(RosterError) in
      for (name, score) in [("CoolMan", 12_050), ("한글", 90), ("👩‍🚀", 5), ("nobody yet", 0)] {
        try roster.record(score, of: roster.add(Nickname(name)).id)
      }
    }
    #expect(
      try await output() == """
        ★ CoolMan     12050
        ★ nobody yet
        ★ 한글           90
        ★ 👩‍🚀              5

        """)
    let terminal = RecordingConsole(isTerminal: true, usesColor: true)
    #expect(try await visit.run(["roster"], on: terminal))
    #expect(terminal.output.hasPrefix("★ \u{1B}[1mCoolMan\u{1B}[0m "))
  }

  @Test("Exports one document of a documented shape")
  func exports() async throws {
    try file.update { roster throws(RosterError) in
      try roster.add(Nickname("ZMilof332"))
      try roster.add(Nickname("Cool/Man"))
      try roster.record(120, of: 1)
      try roster.noteVisit(of: 1, at: Date(timeIntervalSince1970: 1_700_000_000))
    }
    let document = """
      {
        "players" : [
          {
            "bestScore" : 0,
            "id" : 2,
            "lastVisit" : null,
            "nickname" : "Cool/Man"
          },
          {
            "bestScore" : 120,
            "id" : 1,
            "lastVisit" : "2023-11-14T22:13:20Z",
            "nickname" : "ZMilof332"
          }
        ],
        "version" : 1
      }

      """
    #expect(try await output("export", "--json") == document)
    #expect(try await output("export", "--sides", "before") == document)
  }

  /// What somebody may type, and what they are told.
  private static let mistakes: [([String], String)] = [
    (["add", " "], "A nickname cannot be empty: use 1 to 20 characters."),
    (
      ["remove", "a\tb"], "“a\u{FFFD}b” has a character in it that cannot be shown: leave it out."
    ),
    (
      ["rename", "CoolMan", "abcdefghijklmnopqrstuvwxyz"],
      "“abcdefghijklmnopqrstuvwxyz” is too long for a nickname: use 1 to 20 characters, not 26."
    ),
    (["lst"], "There is no command “lst”: did you mean `arcade roster list`?"),
    (["frobnicate"], "There is no command “frobnicate”: `arcade roster help` lists them."),
    (["--sides", "5=both"], "\(ArcadeError.sides("5=both"))"),
  ]

  @Test("Says how it is called, and what is wrong with a nickname, before it looks at any file")
  func refusesUsage() async {
    for (words, sentence) in Self.mistakes {
      await visit.expect(["roster"] + words, failure: sentence, isWrongUsage: true)
    }
    for (words, name) in [
      (["add"], "NAME"), (["remove"], "NAME"), (["rename"], "OLD"), (["rename", "x"], "NEW"),
    ] {
      let error = UsageError.missingArgument(name, command: "arcade roster")
      await visit.expect(["roster"] + words, failure: "\(error)", isWrongUsage: true)
    }
    for words in [
      "add Cool Man", "list Man", "export Man", "remove Cool Man", "rename Cool Warm Man",
      "list --json",
    ].map({ $0.split(separator: " ").map(String.init) }) {
      let error = UsageError.surplusArgument(words[words.count - 1], command: "arcade roster")
      await visit.expect(["roster"] + words, failure: "\(error)", isWrongUsage: true)
    }
    #expect(!FileManager.default.fileExists(atPath: visit.path("data")))
  }

  @Test("Says what cannot be done with this roster, as a failure")
  func refusesChanges() async throws {
    _ = try await output("add", "CoolMan")
    let unknown = "There is no player “ZMilof332”, or not any more: look at the roster."
    let newer = try visit.folder.file("newer.json", "{\"version\": 2}").path
    let damaged = try visit.folder.file("r.json", "hello").path
    let folder = visit.folder.url.path
    for (words, sentence) in [
      (["add", "COOLMAN"], "There is a player “CoolMan” already: choose another nickname."),
      (["remove", "ZMilof332"], unknown), (["rename", "ZMilof332", "x"], unknown),
      (
        ["export", "--file", newer],
        "The roster “\(newer)” is of version 2, and this arcade reads up to version 1: update it."
      ),
      (
        ["add", "CoolMan", "--file", folder],
        "The roster “\(folder)” cannot be written: this is a folder, so name a file in it."
      ),
      (
        ["--file", damaged],
        "The roster “\(damaged)” is damaged and is kept as “\(damaged).damaged-1”: "
          + "repair it there, or go on with an empty one."
      ),
    ] {
      await visit.expect(["roster"] + words, failure: sentence, isWrongUsage: false)
    }
    #expect(try await output("add", "CoolMan", "--file", damaged) == "Added “CoolMan”.\n")
  }

  @Test("Which errors of a roster are wrong usage: those of a nickname that nobody can carry")
  func isWrongUsage() {
    let usage: [RosterError] = [.crowdedCharacter("x"), .incompleteCharacter("x")]
    let failures: [RosterError] = [.unknownID(1), .full, .unreadable("", reason: "")]
    let all = (usage + failures).map { ArcadeError.roster($0).isWrongUsage }
    #expect(all == [true, true, false, false, false])
  }

  @Test("Its own help is that of the command, however one asks")
  func helps() async throws {
    try await visit.run("help", "roster")
    for words in [["help"], ["--help"], ["add", "--help"]] {
      let console = RecordingConsole()
      #expect(try await visit.run(["roster"] + words, on: console))
      #expect(console.output == visit.console.output)
    }
  }
}
