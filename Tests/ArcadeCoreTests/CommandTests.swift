import Foundation
import PlayerRoster
import Shell
import SpaceGame
import Terminal
import TestSupport
import Testing
import Toolchain

@testable import ArcadeCore

@Suite("The commands of the arcade")
struct CommandTests {
  @Test("The census counts 61 flying objects, on both sides alike", arguments: Side.allCases)
  func census(_ side: Side) async throws {
    let visit = try Visit()
    try await visit.run("census", "--sides", side.rawValue)
    #expect(
      visit.console.output == """
        Characters: 61 flying objects

        Lives of each:
          3 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
          1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
          1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
          1

        Velocities: 40
          S6 S8 S6 S8 S6 S8 S6 S8 S6 S8 S6 S8 S6 S8 S6 S8 S6 S8 S6 S8
          S7 S9 S7 S9 S7 S9 S7 S9 S7 S9 S7 S9 S7 S9 S7 S9 S7 S9 S7 S9

        """)
  }

  @Test("A game that was recorded is replayed")
  func recordAndReplay() async throws {
    let visit = try Visit([
      (100, .key(.left)), (200, .key(.character(" "))), (3_000, .key(.character("q"))),
    ])
    let path = visit.path("game")
    try await visit.run("play", "--seed", "9", "--record", path)
    #expect(visit.display?.isClosed == true)
    #expect(visit.console.output.contains("wave 1, seed 9.\nRecorded 89 ticks in \(path).\n"))
    let replay = try Visit()
    try await replay.run("replay", path, "--fast", "--sides", "before")
    #expect(replay.console.output.contains("wave 1, seed 9, 89 ticks, digest "))
    #expect(replay.console.output.contains("┌──"))
    let shown = try Visit([(4_000, .key(.character("q")))])
    try await shown.run("replay", path)
    #expect(shown.console.output.contains("89 ticks"))
    #expect(shown.display?.pictures.first?.contains("a recording   q quits") == true)
    #expect(shown.display?.pictures.last?.contains("the end   q quits") == true)
  }

  @Test("A signal leaves a recording behind and its own status")
  func interrupted() async throws {
    let visit = try Visit([(1_000, .interrupted(.terminate))])
    let path = visit.path("game")
    let error = await #expect(throws: Interrupted.self) {
      try await visit.run("play", "--record", path)
    }
    #expect(error?.exitStatus == 143)
    #expect(visit.display?.isClosed == true)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(try Recording(text: text).commands.count >= 29)
  }

  @Test("A seed is drawn when none is given")
  func seeds() async throws {
    let visit = try Visit([(500, .key(.character("q")))])
    try await visit.run("play")
    #expect(visit.console.output == "Score 0, wave 1, seed 12.\n")
    let withOptions = try Visit([(500, .key(.character("q")))])
    try await withOptions.run("play", "--sides", "before", "--seed", "3")
    #expect(withOptions.console.output == "Score 0, wave 1, seed 3.\n")
  }

  @Test("The roster's best score is the one to beat")
  func highScore() async throws {
    let visit = try Visit([(500, .key(.character("q")))])
    for (nickname, score) in [("Zoë", 90), ("CoolMan", 120)] {
      try visit.roster.add(nickname)
      try visit.roster.record(score, of: nickname)
    }
    try await visit.run("play")
    #expect(visit.display?.pictures.first?.contains("HIGH 000120") == true)
    #expect(try visit.roster.players().map(\.bestScore) == [120, 90])
  }

  @Test("A game without a point leaves the roster as it is, and makes none")
  func noScore() async throws {
    let visit = try Visit([(500, .key(.character("q")))])
    try await visit.run("play")
    #expect(!FileManager.default.fileExists(atPath: visit.rosterFile.path))
  }

  /// A player who shoots from the start: the bolts of the raiders are in the way.
  private var shots: [(Int, SessionEvent)] {
    (0..<40).map { ($0 * 150, SessionEvent.key(.character(" "))) }
  }

  private func scoringVisit() throws -> Visit {
    try Visit(shots + [(6_100, .key(.character("q")))])
  }

  @Test("The score of a game that is left is kept for Guest, and the best of two games")
  func keepsScore() async throws {
    let visit = try scoringVisit()
    try await visit.run("play", "--seed", "1")
    let guest = try #require(try visit.roster.players().first)
    #expect(guest.bestScore > 0)
    #expect(guest.nickname.text == "Guest")
    #expect(guest.lastVisit == VisitRig.noon)
    #expect(visit.console.output == "Score \(guest.bestScore), wave 1, seed 1.\n")
    #expect(visit.console.error.isEmpty)
  }

  @Test("The score is kept also where the recording cannot be written")
  func keepsScoreWithoutRecording() async throws {
    let visit = try scoringVisit()
    let folder = visit.folder.url.appendingPathComponent("gone")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent("game").path
    visit.display?.beforeLastCue { try? FileManager.default.removeItem(at: folder) }
    #expect(try await visit.run("play", "--seed", "1", "--record", path) == false)
    #expect(visit.console.error.contains("there is no such folder"))
    #expect(try visit.roster.players().first?.bestScore ?? 0 > 0)
  }

  @Test("A signal keeps the score that there is")
  func interruptedScore() async throws {
    let visit = try Visit(shots + [(6_100, .interrupted(.terminate))])
    await #expect(throws: Interrupted.self) { try await visit.run("play", "--seed", "1") }
    #expect(try visit.roster.players().first?.bestScore ?? 0 > 0)
  }

  @Test("A score that cannot be kept is told, and the command fails")
  func unkeptScore() async throws {
    let visit = try scoringVisit()
    try Data().write(to: visit.folder.url.appendingPathComponent("data"))
    #expect(try await visit.run("play", "--seed", "1") == false)
    #expect(visit.console.error.hasPrefix("arcade: The roster "))
    #expect(visit.console.error.contains(" cannot be written: "))
  }

  @Test("A recorded game is not followed by another, an unrecorded one is on request")
  func continuation() {
    #expect(PlayCommand.continuation(isRecorded: true) == .never)
    #expect(PlayCommand.continuation(isRecorded: false) == .onRequest)
  }

  @Test("A demo ends after its ticks")
  func demo() async throws {
    let visit = try Visit([])
    #expect(try await visit.run("demo", "--seed", "2", "--ticks", "40"))
    #expect(visit.console.output.hasPrefix("Score "))
    #expect(visit.console.output.hasSuffix(", wave 1, seed 2.\n"))
    #expect(visit.display?.now ?? .zero > .seconds(1.3))
    #expect(visit.display?.now ?? .zero < .seconds(1.5))
    #expect(visit.display?.isClosed == true)
  }

  @Test("A damaged roster is told and kept aside, and the game is played and kept")
  func damagedRoster() async throws {
    let visit = try scoringVisit()
    try visit.writeRoster("plenty")
    #expect(try await visit.run("play", "--seed", "1"))
    #expect(visit.console.error.contains(" is damaged and is kept as "))
    #expect(visit.console.error.filter { $0 == "\n" }.count == 1)
    #expect(try visit.roster.players().map(\.nickname.text) == ["Guest"])
  }

  @Test("A roster of a newer arcade is told once and left as it is, and the game is played")
  func newerRoster() async throws {
    let visit = try scoringVisit()
    let text = #"{"version": 99, "nextID": 1, "players": []}"#
    try visit.writeRoster(text)
    #expect(try await visit.run("play", "--seed", "1"))
    #expect(visit.console.error.contains(" is of version 99, "))
    #expect(visit.console.error.filter { $0 == "\n" }.count == 1)
    #expect(try String(contentsOf: visit.rosterFile, encoding: .utf8) == text)
  }

  @Test("The data folder follows the platform's convention")
  func dataFolder() {
    let chosen = Arcade.dataFolder(environment: ["XDG_DATA_HOME": "/data", "HOME": "/someone"])
    #expect(chosen.path == "/data/shipshape")
    for odd in [nil, "", "relative"] as [String?] {
      let usual = Arcade.dataFolder(
        environment: ["HOME": "/someone"].merging(odd.map { ["XDG_DATA_HOME": $0] } ?? [:]) { $1 })
      #if os(macOS)
        #expect(usual.path == "/someone/Library/Application Support/shipshape")
      #else
        #expect(usual.path == "/someone/.local/share/shipshape")
      #endif
    }
  }
}
