import Foundation
import Shell
import SpaceGame
import Terminal
import TestSupport
import Testing

@testable import ArcadeCore

@Suite("The transcript of a visit, and its command")
struct TranscriptTests {
  private func lines(_ words: String...) async throws -> [String] { try await lines(words) }

  private func lines(_ words: [String]) async throws -> [String] {
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

  @Test("Pictures are those ticks in which something happens, until the game is over")
  func pictures() async throws {
    struct Series: Decodable {
      struct Picture: Decodable {
        let tick: Int, wave: Int, score: Int, lives: Int
        let words: String
        let rows: [String], inks: [String]
      }
      let seed: Int
      let pictures: [Picture]
    }
    let words = ["--pictures", "--seed", "3", "--ticks", "4000", "--sides", "before"]
    let text = try await lines(words).joined(separator: "\n")
    let series = try JSONDecoder().decode(Series.self, from: Data(text.utf8))
    #expect(series.seed == 3 && series.pictures.count == 50)
    let told = series.pictures.map {
      "\($0.tick) \($0.wave) \($0.score) \($0.lives) \($0.words)"
    }
    #expect(
      told.prefix(5) == [
        "0 1 0 3 The game begins.", "2 1 0 3 The player shoots.",
        "14 1 10 3 A raider is destroyed.",
        "33 1 20 3 A raider shoots.", "93 1 30 3 A raider is destroyed.",
      ])
    #expect(
      told.last
        == "3635 5 1251 0 The player is hit, and no life is left. The player's ship is lost. "
        + "The game is over.")
    #expect(told[43] == "3126 4 1185 2 The player is hit, and 2 lives are left.")
    #expect(told[46] == "3445 4 1240 1 The player is hit, and one life is left.")
    let first = series.pictures[0]
    #expect(first.rows[0] == " SCORE 000000     HIGH 000000     WAVE 1     LIVES A A A")
    #expect(first.inks[0] == "1_56l" && first.inks[1] == "80f" && first.inks[4] == "1f6_66e6_1f")
    #expect(Set(series.pictures.flatMap(\.inks).joined()).isSuperset(of: "_flnpedbg"))
  }
}
