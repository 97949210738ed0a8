import Foundation
import PlayerRoster
import Run
import SpaceGame
import Terminal
import TestSupport
import Testing

@testable import ArcadeCore

@Suite("Saved scores and recordings")
struct KeptGameTests {
  /// A game in which the player hits something, followed by more steps.
  private func scoringVisit(_ end: ScriptedDisplay.Step...) throws -> Visit {
    try Visit(script: ScriptedDisplay.Step.shots + end)
  }

  @Test("A lost game's score and recording are saved at once, and no game follows a recorded game")
  func keepsLostGame() async throws {
    let visit = try Visit()
    let (roster, path) = (visit.roster, visit.path("game"))
    let loss = ScriptedDisplay.Step.shots + [.pause(10_000), .until("G A M E   O V E R")]
    let check = ScriptedDisplay.Step.outside {
      let recorded = try? String(contentsOfFile: path, encoding: .utf8)
      let best = try? roster.players().first?.bestScore
      #expect(recorded?.contains("\nticks 0\n") == false && best ?? 0 > 0)
    }
    let display = ScriptedDisplay(script: loss + [check, .key("r"), .pause(200), .key("q")])
    visit.display = display
    try await visit.run("play", "--seed", "1", "--record", path)
    #expect(display.picture.contains("O V E R") && !display.picture.contains("r plays again"))
    let ticks = try TextFile(path: path).recording().commands.count
    #expect(visit.console.output.hasSuffix("Recorded \(ticks) ticks in \(path).\n"))
    try await visit.play(loss + [.until("r plays again"), .key("q")], with: "play --seed 1")
  }

  @Test("The score of an unfinished game is saved for Guest")
  func keepsScore() async throws {
    let visit = try scoringVisit(.key("q"))
    try await visit.run("play", "--seed", "1")
    let best = try visit.best
    let guest = Player(
      id: 1, nickname: try Nickname("Guest"), bestScore: best, lastVisit: Visit.noon)
    #expect(best > 0)
    #expect(try visit.roster.players() == [guest])
    let printed = visit.console.output + visit.console.error
    #expect(printed == "Score \(best), wave 1, seed 1.\n")
  }

  @Test("The score is saved before the terminal is restored, in case a second hang-up follows")
  func keepsScoreFirst() async throws {
    let visit = try scoringVisit(.event(.interrupted(.hangUp)))
    let roster = visit.roster
    try #require(visit.display).atClose {
      #expect((try? roster.players().first?.bestScore) ?? 0 > 0)
    }
    await #expect(throws: Interruption.hangUp) { try await visit.run("play", "--seed", "1") }
  }

  @Test("The recording and the score survive a signal")
  func interrupted() async throws {
    let visit = try scoringVisit(.event(.interrupted(.terminate)))
    let path = visit.path("game")
    await #expect(throws: Interruption.self) {
      try await visit.run("play", "--seed", "1", "--record", path)
    }
    #expect(33...40 ~= (try TextFile(path: path).recording().commands.count))
    #expect(try visit.best > 0)
  }

  @Test("If the recording cannot be saved, this is reported, and the score is saved anyway")
  func keepsScoreWithoutRecording() async throws {
    let gone = try TemporaryFolder()
    let visit = try scoringVisit(.outside { gone.remove() }, .key("q"))
    let path = gone.url.appendingPathComponent("game").path
    #expect(try await visit.run("play", "--seed", "1", "--record", path) == false)
    let error = ArcadeError.unwritable(path, reason: "there is no such folder")
    #expect(visit.console.error == "arcade: \(error)\n")
    #expect(try visit.best > 0)
  }

  @Test(
    "An unusable roster is reported once, and the game goes on",
    arguments: [
      ("plenty", " is damaged and is kept as ", true), (Visit.newer, " has version 99, ", true),
      (nil, " cannot be written: ", false),
    ])
  func badRoster(text: String?, part: String, isRight: Bool) async throws {
    let visit = try scoringVisit(.key("q"))
    if let text { try visit.writeRoster(text) } else { _ = try visit.folder.file("data") }
    #expect(try await visit.run("play", "--seed", "1") == isRight)
    let error = visit.console.error
    #expect(error.hasPrefix("arcade: The roster ") && error.contains(part), "\(error)")
    #expect(error.count { $0 == "\n" } == (isRight ? 1 : 2))
    if text == "plenty" { #expect(try visit.best > 0) }
    if text == Visit.newer {
      #expect(try TextFile(path: visit.rosterFile.path).read() == text)
    }
  }
}
