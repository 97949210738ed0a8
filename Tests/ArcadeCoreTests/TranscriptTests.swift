import Foundation
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
    #expect(try await Program.arcade().run(["transcript"] + words, on: console) { .standard })
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
    let steps: [String] = visit.lines.filter { $0.hasPrefix("> ") }
    #expect(
      steps == [
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
    let screens = visit.lines.count { $0.hasPrefix(" SHIPSHAPE ARCADE ") }
    let games = visit.lines.count { $0.hasPrefix(" SCORE ") }
    #expect(screens == 13 && games == 2)
    let text = visit.lines.joined(separator: "\n")
    let parts: [String] = [
      "The e-mail address or the password is wrong", "Welcome, CoolMan.", "한글 🚀 joined.",
      "ZMilof332 is called Zoë now.", "SrPensionao left.", "the disk is away", "tick 2 refreshes",
      "한글 🚀 reached a new best of 120.", "high score 0", "10 points, best 10, a new best",
      "★ CoolMan (you)", "The visit is over.",
    ]
    let missing: [String] = parts.filter { !text.contains($0) }
    #expect(missing.isEmpty)
    #expect(!text.contains("ahoy"), "no password is shown")
  }

  @Test("The command prints all of it, and a digest of it at the end; or the last of one screen")
  func command() async throws {
    let visit = try await MixtureTests.visits.value[0]
    let all = try await lines("--ticks", "14")
    #expect(all == visit.lines + [digest(of: visit.lines)])
    let parts: [NotedPicture.Screen: String] = [
      .signIn: "Welcome, CoolMan.", .lobby: "한글 🚀 reached a new best of 120.",
      .details: "That is you.", .game: "the autopilot plays", .score: "new best score",
    ]
    var last: [NotedPicture.Screen: Canvas] = [:]
    for picture in visit.pictures { last[picture.screen] = picture.canvas }
    let told = last.filter { $1.text.contains(parts[$0] ?? "nothing") }
    #expect(Set(told.keys) == Set(parts.keys))
    let lobby = try await lines("--ticks", "14", "--screen", "lobby")
    #expect(lobby == last[.lobby]?.lines)
  }

  @Test("The game alone has a line for each tick and a digest; by default 600 ticks of the seed 1")
  func game() async throws {
    let game = try await lines("--game", "--sides", "before")
    try #require(game.count == 601)
    #expect(game[0].hasPrefix("t1 playing wave:1 score:"))
    #expect(game[600] == digest(of: game[..<600]))
    let short = try await lines("--game", "--seed", "1", "--ticks", "9").dropLast()
    #expect(short == game[..<9])
    let other = try await lines("--game", "--seed", "3", "--ticks", "50").dropLast()
    let visit = try await lines("--seed", "3", "--ticks", "50").filter { $0.contains(" wave:") }
    #expect(visit[...] == other)
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
    try #require(series.seed == 3 && series.pictures.count == 50)
    let told: [String] = [0, 1, 2, 3, 4, 43, 46, 49].map { number in
      let picture = series.pictures[number]
      return "\(picture.tick) \(picture.wave) \(picture.score) \(picture.lives) \(picture.words)"
    }
    #expect(
      told == [
        "0 1 0 3 The game begins.", "2 1 0 3 The player shoots.",
        "14 1 10 3 A raider is destroyed.", "33 1 20 3 A raider shoots.",
        "93 1 30 3 A raider is destroyed.",
        "3126 4 1185 2 The player is hit, and 2 lives are left.",
        "3445 4 1240 1 The player is hit, and one life is left.",
        "3635 5 1251 0 The player is hit, and no life is left. The player's ship is lost. "
          + "The game is over.",
      ])
    let (rows, inks) = (series.pictures[0].rows, series.pictures[0].inks)
    let first: [String] = [rows[0], inks[0], inks[1], inks[4]]
    #expect(
      first == [
        " SCORE 000000     HIGH 000000     WAVE 1     LIVES A A A", "1_56l", "80f", "1f6_66e6_1f",
      ])
    let used = Set(series.pictures.flatMap(\.inks).joined())
    #expect(used.isSuperset(of: "_flnpedbg"))
  }
}
