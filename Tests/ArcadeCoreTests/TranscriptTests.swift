import Foundation
import Shell
import SpaceGame
import Terminal
import TestSupport
import Testing

@testable import ArcadeCore

@Suite("The transcript of a visit, and its command")
struct TranscriptTests {
  private func lines(_ words: String...) async throws -> [String] {
    let console = RecordingConsole()
    #expect(try await Program.arcade.run(["transcript"] + words, on: console) { .standard })
    return console.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }

  private func digest(of lines: some Sequence<String>) -> String {
    var digest = Digest()
    for line in lines { digest.absorb(line + "\n") }
    return "digest \(digest)"
  }

  @Test("It goes through all screens, and has every kind of news in the lobby")
  func contents() async throws {
    let visit = try await MixtureTests.visits.value[0]
    #expect(
      visit.lines.filter { $0.hasPrefix("> ") } == [
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
    #expect(visit.lines.count { $0.hasPrefix(" SHIPSHAPE ARCADE ") } == 13)
    #expect(visit.lines.count { $0.hasPrefix(" SCORE ") } == 2)
    let text = visit.lines.joined(separator: "\n")
    let parts = [
      "The e-mail address or the password is wrong", "Welcome, CoolMan.", "한글 🚀 joined.",
      "ZMilof332 is called Zoë now.", "SrPensionao left.", "the disk is away", "tick 2 refreshes",
      "한글 🚀 reached a new best of 120.", "high score 0", "10 points, best 10, a new best",
      "★ CoolMan (you)", "The visit is over.",
    ]
    #expect(parts.filter { !text.contains($0) } == [])
    #expect(!text.contains("ahoy"), "no password is shown")
  }

  @Test("The command prints all of it, and a digest of it at the end; or the last of one screen")
  func command() async throws {
    let visit = try await MixtureTests.visits.value[0]
    #expect(try await lines("--ticks", "14") == visit.lines + [digest(of: visit.lines)])
    let screens = Set(visit.pictures.map(\.screen.rawValue))
    #expect(screens == ["sign-in", "lobby", "details", "game", "score"])
    let lobby = try #require(visit.pictures.last { $0.screen == .lobby })
    #expect(try await lines("--ticks", "14", "--screen", "lobby") == lobby.canvas.lines)
    let parts: [NotedPicture.Screen: String] = [
      .signIn: "Welcome, CoolMan.", .lobby: "한글 🚀 reached a new best of 120.",
      .details: "That is you.", .game: "the autopilot plays", .score: "new best score",
    ]
    for (screen, part) in parts {
      let picture = try #require(visit.pictures.last { $0.screen == screen })
      #expect(picture.canvas.text.contains(part))
    }
  }

  @Test("The game alone has a line for each tick and a digest; by default 600 ticks of the seed 1")
  func game() async throws {
    let game = try await lines("--game", "--sides", "before")
    #expect(game.count == 601)
    #expect(game[0].hasPrefix("t1 playing wave:1 score:"))
    #expect(game[600] == digest(of: game[..<600]))
    #expect(try await lines("--game", "--seed", "1", "--ticks", "9").dropLast() == game[..<9])
    let other = try await lines("--game", "--seed", "3", "--ticks", "50").dropLast()
    let visit = try await lines("--seed", "3", "--ticks", "50")
    #expect(visit.filter { $0.contains(" wave:") } == Array(other))
    #expect(other != game[..<50])
  }

  @Test("No file is left behind, whatever happens")
  func leavesNothing() async throws {
    struct Trouble: Error {}
    for error in [nil, Trouble()] {
      var used: URL?
      let result: ()? = try? await PassingFolder.use { folder in
        used = folder
        try Data().write(to: folder.appendingPathComponent("roster.json"))
        if let error { throw error }
      }
      #expect((result == nil) == (error != nil))
      #expect(!FileManager.default.fileExists(atPath: try #require(used).path))
    }
  }
}
