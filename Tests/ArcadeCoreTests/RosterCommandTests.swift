import Foundation
import PlayerRoster
import Shell
import TestSupport
import Testing
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
    #expect(try await run(words, on: console))
    #expect(console.error == "")
    return console.output
  }

  private func run(_ words: [String], on console: RecordingConsole) async throws -> Bool {
    let folder = visit.folder.url.appendingPathComponent("data")
    return try await Program.arcade.run(["roster"] + words, on: console) {
      Arcade(
        dataFolder: folder, openDisplay: { throw ArcadeError.noTerminal(instead: $0) },
        anySeed: { 1 })
    }
  }

  /// Expects a command to fail with a sentence and to print nothing.
  private func expect(
    _ words: String..., failure sentence: String, isWrongUsage: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let console = RecordingConsole()
    do {
      _ = try await run(words, on: console)
      Issue.record("\(words) must fail.", sourceLocation: sourceLocation)
    } catch {
      #expect("\(error)" == sentence, sourceLocation: sourceLocation)
      let isUsage = error is UsageError || (error as? ArcadeError)?.isWrongUsage == true
      #expect(isUsage == isWrongUsage, sourceLocation: sourceLocation)
    }
    #expect(console.output == "", sourceLocation: sourceLocation)
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

  @Test("Keeps them in the file that is named")
  func keepsInFile() async throws {
    let path = visit.path("new/players.json")
    #expect(try await output("add", "CoolMan", "--file", path) == "Added “CoolMan”.\n")
    #expect(try await output("--file=\(path)") == "★ CoolMan\n")
    #expect(try await output().contains("There is nobody"))
  }

  @Test("Says where nobody is, and how to add somebody")
  func isEmpty() async throws {
    let console = RecordingConsole()
    let sentence =
      "There is nobody in “r.json” yet: `arcade roster add NAME` adds a player.\n"
    let listing = RosterListing([], of: URL(fileURLWithPath: "r.json"))
    #expect(listing.text(isBold: true) == sentence)
    #expect(try await run([], on: console))
    #expect(console.output.hasPrefix("There is nobody in “/"))
  }

  @Test("Takes nicknames with spaces, other alphabets, hyphens and quotes")
  func takesOddNames() async throws {
    for name in ["Cool Man", "한글 🚀", "👩‍🚀", "\"q\\\""] {
      #expect(try await output("add", name) == "Added “\(name)”.\n")
    }
    #expect(try await output("add", "--", "-x-") == "Added “-x-”.\n")
    #expect(try await output("add", "--", "--help") == "Added “--help”.\n")
    #expect(try await output("rename", "--", "-x-", "--file") == "“-x-” is now “--file”.\n")
    #expect(try await output("remove", "--", "--file") == "Removed “--file”.\n")
    #expect(try await output("add", "list") == "Added “list”.\n")
    let listed = try await output()
    #expect(listed == "★ \"q\\\"\n★ --help\n★ Cool Man\n★ list\n★ 한글 🚀\n★ 👩‍🚀\n")
    #expect(try await output("rename", "👩‍🚀", "👨‍🚀") == "“👩‍🚀” is now “👨‍🚀”.\n")
  }

  @Test("Aligns the scores, whatever the width of the nicknames")
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
  }

  @Test("Shows nicknames in bold where the terminal can")
  func isBold() async throws {
    _ = try await output("add", "CoolMan")
    let terminal = RecordingConsole(isTerminal: true, usesColor: true)
    #expect(try await run([], on: terminal))
    #expect(terminal.output == "★ \u{1B}[1mCoolMan\u{1B}[0m\n")
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
    #expect(try await output("--json", "export", "--sides", "before") == document)
    #expect(try await output("export") == document)
  }

  @Test("Says what is wrong with a nickname that nobody can carry, as wrong usage")
  func refusesNicknames() async {
    await expect(
      "add", " ", failure: "A nickname cannot be empty: use 1 to 20 characters.",
      isWrongUsage: true)
    await expect(
      "remove", "a\tb",
      failure: "“a\u{FFFD}b” has a character in it that cannot be shown: leave it out.",
      isWrongUsage: true)
    await expect(
      "rename", "CoolMan", "abcdefghijklmnopqrstuvwxyz",
      failure: "“abcdefghijklmnopqrstuvwxyz” is too long for a nickname: "
        + "use 1 to 20 characters, not 26.",
      isWrongUsage: true)
    #expect(ArcadeError.roster(.crowdedCharacter("x")).isWrongUsage)
    #expect(ArcadeError.roster(.incompleteCharacter("x")).isWrongUsage)
  }

  @Test("Says what cannot be done with this roster, as a failure")
  func refusesChanges() async throws {
    _ = try await output("add", "CoolMan")
    await expect(
      "add", "COOLMAN", failure: "There is a player “CoolMan” already: choose another nickname.",
      isWrongUsage: false)
    let unknown = "There is no player “ZMilof332”, or not any more: look at the roster."
    await expect("remove", "ZMilof332", failure: unknown, isWrongUsage: false)
    await expect("rename", "ZMilof332", "x", failure: unknown, isWrongUsage: false)
    for error: RosterError in [
      .unknownID(1), .full, .unreadable("", reason: ""), .unwritable("", reason: ""),
      .newerVersion("", version: 2),
    ] {
      #expect(!ArcadeError.roster(error).isWrongUsage)
    }
  }

  @Test("Says where a damaged file is kept, once, and goes on with an empty one")
  func keepsDamaged() async throws {
    let path = try visit.folder.file("r.json", "hello").path
    await expect(
      "--file", path,
      failure: "The roster “\(path)” is damaged and is kept as “\(path).damaged-1”: "
        + "repair it there, or go on with an empty one.",
      isWrongUsage: false)
    #expect(try await output("add", "CoolMan", "--file", path) == "Added “CoolMan”.\n")
  }

  @Test("Refuses a file of a newer version and one that cannot be written")
  func refusesFiles() async throws {
    let newer = try visit.folder.file("newer.json", "{\"version\": 2}").path
    await expect(
      "export", "--file", newer,
      failure: "The roster “\(newer)” is of version 2, and this arcade reads up to version 1: "
        + "update it.",
      isWrongUsage: false)
    let folder = visit.folder.url.path
    await expect(
      "add", "CoolMan", "--file", folder,
      failure: "The roster “\(folder)” cannot be written: this is a folder, so name a file in it.",
      isWrongUsage: false)
  }

  @Test("Says how it is called, before it looks at any file")
  func refusesUsage() async {
    await expect(
      "lst", failure: "There is no command “lst”: did you mean `arcade roster list`?",
      isWrongUsage: true)
    await expect(
      "frobnicate",
      failure: "There is no command “frobnicate”: `arcade roster help` lists them.",
      isWrongUsage: true)
    for (words, name) in [
      (["add"], "NAME"), (["remove"], "NAME"), (["rename"], "OLD"), (["rename", "CoolMan"], "NEW"),
    ] {
      let console = RecordingConsole()
      await #expect(throws: UsageError.missingArgument(name, command: "arcade roster")) {
        try await run(words, on: console)
      }
    }
    for words in [
      ["add", "Cool", "Man"], ["list", "Man"], ["export", "Man"], ["help", "Man"],
      ["remove", "Cool", "Man"], ["rename", "Cool", "Warm", "Man"],
    ] {
      let console = RecordingConsole()
      await #expect(throws: UsageError.surplusArgument("Man", command: "arcade roster")) {
        try await run(words, on: console)
      }
    }
    await expect(
      "list", "--json",
      failure: "`arcade roster` has no use for “--json”: `arcade help roster` shows what it takes.",
      isWrongUsage: true)
    await expect(
      "--sides", "5=both",
      failure: "--sides takes before, after, or choices such as 1=after,3=before; not “5=both”.",
      isWrongUsage: true)
    #expect(!FileManager.default.fileExists(atPath: visit.path("data")))
  }

  @Test("Its own help is that of the command, however one asks")
  func helps() async throws {
    var texts: Set<String> = []
    for words in [["help"], ["--help"], ["-h"], ["add", "--help"]] {
      let console = RecordingConsole()
      #expect(try await run(words, on: console))
      texts.insert(console.output)
    }
    let console = RecordingConsole()
    #expect(try await Program.arcade.run(["help", "roster"], on: console) { .standard })
    #expect(texts == [console.output])
  }
}
