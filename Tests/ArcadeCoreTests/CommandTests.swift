import Foundation
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
    #expect(visit.stage?.isClosed == true)
    #expect(visit.console.output.contains("wave 1, seed 9.\nRecorded 89 ticks in \(path).\n"))
    let replay = try Visit()
    try await replay.run("replay", path, "--fast", "--sides", "before")
    #expect(replay.console.output.contains("wave 1, seed 9, 89 ticks, digest "))
    #expect(replay.console.output.contains("┌──"))
    let shown = try Visit([(4_000, .key(.character("q")))])
    try await shown.run("replay", path)
    #expect(shown.console.output.contains("89 ticks"))
    #expect(shown.stage?.pictures.first?.contains("a recording   q quits") == true)
    #expect(shown.stage?.pictures.last?.contains("the end   q quits") == true)
  }

  @Test("A signal leaves a recording behind and its own status")
  func interrupted() async throws {
    let visit = try Visit([(1_000, .interrupted(.terminate))])
    let path = visit.path("game")
    let error = await #expect(throws: Interrupted.self) {
      try await visit.run("play", "--record", path)
    }
    #expect(error?.exitStatus == 143)
    #expect(visit.stage?.isClosed == true)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(try Recording(text: text).commands.count >= 29)
  }

  @Test("No command plays; a seed is drawn when none is given")
  func plainPlay() async throws {
    let visit = try Visit([(500, .key(.character("q")))])
    try await visit.run()
    #expect(visit.console.output == "Score 0, wave 1, seed 12.\n")
    let withOptions = try Visit([(500, .key(.character("q")))])
    try await withOptions.run("--sides", "before", "--seed", "3")
    #expect(withOptions.console.output == "Score 0, wave 1, seed 3.\n")
  }

  @Test("The best score is kept from game to game")
  func highScore() async throws {
    let visit = try Visit([(500, .key(.character("q")))])
    let store = HighScoreStore(folder: visit.folder.url.appendingPathComponent("data"))
    #expect(try store.load() == 0)
    try store.keep(120)
    try store.keep(90)
    #expect(try store.load() == 120)
    try await visit.run("play")
    #expect(visit.stage?.pictures.first?.contains("HIGH 000120") == true)
    #expect(try store.load() == 120)
  }

  /// A visit in which the player shoots from the start: the bolts of the raiders are in the way.
  private func scoringVisit() throws -> Visit {
    let shots = (0..<40).map { ($0 * 150, SessionEvent.key(.character(" "))) }
    return try Visit(shots + [(6_100, .key(.character("q")))])
  }

  @Test("The score of a game that is left is kept")
  func keepsScore() async throws {
    let visit = try scoringVisit()
    let store = HighScoreStore(folder: visit.folder.url.appendingPathComponent("data"))
    try await visit.run("play", "--seed", "1")
    let score = try store.load()
    #expect(score > 0)
    #expect(visit.console.output == "Score \(score), wave 1, seed 1.\n")
  }

  @Test("The score is kept also where the recording cannot be written")
  func keepsScoreWithoutRecording() async throws {
    let visit = try scoringVisit()
    let folder = visit.folder.url.appendingPathComponent("gone")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent("game").path
    visit.stage?.beforeLastCue { try? FileManager.default.removeItem(at: folder) }
    #expect(try await visit.run("play", "--seed", "1", "--record", path) == false)
    #expect(visit.console.error.contains("there is no such folder"))
    let store = HighScoreStore(folder: visit.folder.url.appendingPathComponent("data"))
    #expect(try store.load() > 0)
  }

  @Test("A recorded game is not followed by another, an unrecorded one is on request")
  func sequel() {
    #expect(PlayCommand.sequel(isRecorded: true) == .never)
    #expect(PlayCommand.sequel(isRecorded: false) == .onRequest)
  }

  @Test("A demo ends after its ticks")
  func demo() async throws {
    let visit = try Visit([])
    #expect(try await visit.run("demo", "--seed", "2", "--ticks", "40"))
    #expect(visit.console.output.hasPrefix("Score "))
    #expect(visit.console.output.hasSuffix(", wave 1, seed 2.\n"))
    #expect(visit.stage?.now ?? .zero > .seconds(1.3))
    #expect(visit.stage?.now ?? .zero < .seconds(1.5))
    #expect(visit.stage?.isClosed == true)
  }

  @Test("A damaged high score is told, left as it is, and does not stop the game")
  func damagedHighScore() async throws {
    let visit = try Visit([(500, .key(.character("q")))])
    let data = visit.folder.url.appendingPathComponent("data")
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    let file = data.appendingPathComponent("high-score")
    try Data("plenty".utf8).write(to: file)
    #expect(try await visit.run("play"))
    #expect(visit.console.error.contains("holds no score and is left as it is"))
    #expect(try String(contentsOf: file, encoding: .utf8) == "plenty")
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
