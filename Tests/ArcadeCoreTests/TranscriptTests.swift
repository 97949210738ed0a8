import Foundation
import SpaceGame
import Synchronization
import Terminal
import TestSupport
import Testing

@testable import ArcadeCore

@Suite("Transcripts of a visit")
struct TranscriptTests {
  private func lines(_ words: String...) async throws -> [String] {
    let console = RecordingConsole()
    #expect(try await Program.arcade().run(["transcript"] + words, on: console) { .standard })
    return console.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }

  @Test("The transcript command prints the visit and its digest, or one screen's last picture")
  func command() async throws {
    let visit = try await MixtureTests.visits.value[0]
    #expect(try await lines("--ticks", "14") == visit.lines + ["digest \(visit.digest)"])
    for screen in [NotedPicture.Screen.signIn, .lobby] {
      let shown = try await lines("--ticks", "14", "--screen", screen.rawValue)
      #expect(shown == visit.pictures.last { $0.screen == screen }?.canvas.lines)
    }
  }

  @Test("With --game, each tick has a line and a digest follows; 600 ticks of seed 1 by default")
  func game() async throws {
    let game = try await lines("--game", "--sides", "before")
    try #require(game.count == 601)
    #expect(game[0].hasPrefix("t1 playing wave:1 score:"))
    #expect(game[600] == "digest \(Array(game[..<600]).digest)")
    let short = try await lines("--game", "--seed", "1", "--ticks", "9").dropLast()
    #expect(short == game[..<9])
    let other = try await lines("--game", "--seed", "3", "--ticks", "50").dropLast()
    let visit = try await lines("--seed", "3", "--ticks", "50").filter { $0.contains(" wave:") }
    #expect(visit[...] == other && other != game[..<50])
  }

  @Test("A game ends early once its caller no longer wants it")
  func unread() async {
    let lines = Mutex<[String]>([])
    let world = await GameNotes.play(
      Game(systems: Systems(Sides(all: .after))), seed: 1, by: AutomaticPilot(ticks: 90),
      note: { line in lines.withLock { $0.append(line) } },
      isUnwanted: { lines.withLock(\.count) == 3 })
    #expect(world.tick == 3)
  }

  @Test("A transcript leaves no file behind, even after an error")
  func leavesNothing() async throws {
    struct Trouble: Error {}
    for error in [nil, Trouble()] {
      var used: URL?
      let result: ()? = try? await ScratchFolder.use { folder in
        used = folder
        try Data().write(to: folder.appendingPathComponent("roster.json"))
        if let error { throw error }
      }
      #expect((result == nil) == (error != nil))
      #expect(!FileManager.default.fileExists(atPath: try #require(used).path))
    }
  }
}
