import Foundation
import PlayerRoster
import Run
import SpaceGame
import Terminal
import TestSupport
import Testing

@testable import ArcadeCore

@Suite("Saved scores")
struct KeptGameTests {
  /// A game in which the player hits something, followed by more steps.
  private func scoringVisit(_ end: ScriptedDisplay.Step...) throws -> Visit {
    try Visit(script: ScriptedDisplay.Step.shots + end)
  }

  @Test("A lost game's score is saved at once")
  func keepsLostGame() async throws {
    let visit = try Visit()
    let roster = visit.roster
    let loss = ScriptedDisplay.Step.shots + [.pause(10_000), .until("G A M E   O V E R")]
    let check = ScriptedDisplay.Step.outside {
      let best = try? roster.players().first?.bestScore
      #expect(best ?? 0 > 0)
    }
    try await visit.play(
      loss + [check, .until("r plays again"), .key("q")], with: "play --seed 1")
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

  @Test("The score survives a signal")
  func interrupted() async throws {
    let visit = try scoringVisit(.event(.interrupted(.terminate)))
    await #expect(throws: Interruption.self) { try await visit.run("play", "--seed", "1") }
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
      #expect(try String(contentsOf: visit.rosterFile, encoding: .utf8) == text)
    }
  }
}
