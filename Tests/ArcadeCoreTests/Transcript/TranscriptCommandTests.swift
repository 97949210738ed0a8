import Foundation
import Shell
import SpaceGame
import TestSupport
import Testing

@testable import ArcadeCore

@Suite("The command transcript")
struct TranscriptCommandTests {
  private func lines(_ words: String...) async throws -> [Substring] {
    let console = RecordingConsole()
    #expect(try await Program.arcade.run(["transcript"] + words, on: console) { .standard })
    return console.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  private func digest(of lines: some Sequence<Substring>) -> String {
    var digest = Digest()
    for line in lines { digest.absorb(line + "\n") }
    return "digest \(digest)"
  }

  @Test("It tells the whole visit in its order, and ends with a digest of all lines")
  func wholeVisit() async throws {
    let lines = try await lines("--ticks", "14")
    #expect(
      lines.filter { $0.hasPrefix("> ") } == [
        "> The arcade opens.",
        "> Signs in as \"CoolMan@shipshape.example\" with a password of 4 characters.",
        "> Signs in as \"CoolMan@shipshape.example\" with a password of 9 characters.",
        "> Goes on as CoolMan.",
        "> Watches the lobby.",
        "> Asks for the details of CoolMan.",
        "> Goes back.",
        "> Wants to play.",
        "> Plays.",
        "> Ends the game with 10 points.",
        "> Goes back.",
        "> Signs out.",
        "> Signs in as \"CoolMan@shipshape.example\" with a password of 9 characters.",
        "> Goes on as CoolMan.",
        "> Watches the lobby.",
        "> Leaves.",
        "> Somebody lists the roster.",
      ])
    #expect(lines.last == Substring(digest(of: lines.dropLast())))
  }

  @Test("Every screen is in it as a picture of 80 by 24, and every kind of news in the lobby")
  func contents() async throws {
    let lines = try await lines("--ticks", "14")
    #expect(lines.count { $0.hasPrefix(" SHIPSHAPE ARCADE ") } == 13)
    #expect(lines.count { $0.hasPrefix(" SCORE ") } == 2)
    let text = lines.joined(separator: "\n")
    for part in [
      "The e-mail address or the password is wrong", "Welcome, CoolMan.", "한글 🚀 joined.",
      "ZMilof332 is called Zoë now.", "SrPensionao left.", "the disk is away", "tick 2 refreshes",
      "한글 🚀 reached a new best of 120.",
      "high score 0", "10 points, best 10, a new best", "★ CoolMan (you)", "The visit is over.",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(!text.contains("ahoy"), "no password is shown")
  }

  @Test("The game alone has a line for each tick and a digest, the same for every choice of sides")
  func game() async throws {
    var outputs: Set<[Substring]> = []
    for sides in ["before", "after", "1=before,3=before"] {
      outputs.insert(
        try await lines("--game", "--seed", "3", "--ticks", "700", "--sides", sides))
    }
    #expect(outputs.count == 1)
    let lines = try #require(outputs.first)
    #expect(lines.count == 701)
    #expect(lines[0].hasPrefix("t1 playing wave:1 score:"))
    #expect(lines[700] == Substring(digest(of: lines[..<700])))
  }

  @Test("The seed is 1 and the game 600 ticks long by default, alone and in the visit")
  func defaults() async throws {
    #expect(try await lines("--game") == lines("--game", "--seed=1", "--ticks=600"))
    let visit = try await lines()
    #expect(visit.count { $0.hasPrefix("t") && $0.contains(" wave:") } == 600)
    #expect(try await lines("--game").dropLast().allSatisfy(Set(visit).contains))
  }

  @Test("The visit plays with the seed that is given")
  func seed() async throws {
    let lines = try await lines("--seed", "3", "--ticks", "50")
    let game = try await self.lines("--game", "--seed", "3", "--ticks", "50")
    #expect(lines.filter { $0.contains(" wave:") } == Array(game.dropLast()))
  }

  @Test(
    "One screen is printed alone, as the visit showed it last",
    arguments: [
      ("sign-in", "Welcome, CoolMan."), ("lobby", "한글 🚀 reached a new best of 120."),
      ("details", "That is you."), ("game", "the autopilot plays"), ("score", "new best score"),
    ])
  func screen(_ name: String, _ part: String) async throws {
    let console = RecordingConsole()
    #expect(
      try await Program.arcade.run(
        ["transcript", "--ticks", "14", "--screen", name], on: console
      ) { .standard })
    let lines = console.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 25)
    #expect(console.output.contains(part))
    #expect(try await self.lines("--ticks", "14").joined(separator: "\n").contains(console.output))
  }

  @Test("A screen that is not there is told with those that are, and the game alone has none")
  func noSuchScreen() async {
    await #expect(throws: ArcadeError.noSuchScreen("cellar")) {
      try await lines("--screen", "cellar")
    }
    #expect(ArcadeError.noSuchScreen("cellar").isWrongUsage)
    #expect(
      ArcadeError.noSuchScreen("cellar").description
        == "--screen takes sign-in, lobby, details, game or score; not “cellar”.")
    await #expect(
      throws: UsageError.conflictingOptions(["--game", "--screen"], command: "arcade transcript")
    ) {
      try await lines("--screen", "game", "--game")
    }
  }

  @Test("No file is left behind")
  func leavesNothing() async throws {
    var used: URL?
    try await PassingFolder.use { folder in
      used = folder
      try Data().write(to: folder.appendingPathComponent("roster.json"))
    }
    let folder = try #require(used)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
    struct Trouble: Error {}
    await #expect(throws: Trouble.self) {
      try await PassingFolder.use { folder in
        used = folder
        throw Trouble()
      }
    }
    #expect(!FileManager.default.fileExists(atPath: try #require(used).path))
  }
}
