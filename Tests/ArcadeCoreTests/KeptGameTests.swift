import Foundation
import PlayerRoster
import SpaceGame
import Terminal
import TestSupport
import Testing
import Text
import Toolchain

@testable import ArcadeCore

@Suite("What is kept of a game")
struct KeptGameTests {
  private func scoringVisit(
    _ last: ScriptedDisplay.Step = .key("q"), before: @escaping @Sendable () -> Void = {}
  ) throws -> Visit {
    try Visit(script: ScriptedDisplay.Step.shots + [.outside(before), last])
  }

  @Test(
    "A lost game's score and recording are kept at once, not only when its player leaves")
  func keepsLostGame() async throws {
    let visit = try Visit()
    let (roster, path) = (visit.roster, visit.path("game"))
    visit.display = ScriptedDisplay(
      script: ScriptedDisplay.Step.shots + [
        .pause(10_000), .until("G A M E   O V E R"),
        .outside {
          let recorded = try? String(contentsOfFile: path, encoding: .utf8)
          let best = try? roster.players().first?.bestScore
          #expect(recorded?.contains("\nticks 0\n") == false && best ?? 0 > 0)
        }, .key("q"),
      ])
    try await visit.run("play", "--seed", "1", "--record", path)
    let display = try #require(visit.display)
    #expect(display.isClosed)
  }

  @Test("The score of a game that is left is kept for Guest")
  func keepsScore() async throws {
    let visit = try scoringVisit()
    try await visit.run("play", "--seed", "1")
    let best = try visit.best
    let guest = Player(
      id: 1, nickname: try Nickname("Guest"), bestScore: best, lastVisit: VisitRig.noon)
    #expect(best > 0)
    #expect(try visit.roster.players() == [guest])
    let printed = visit.console.output + visit.console.error
    #expect(printed == "Score \(best), wave 1, seed 1.\n")
  }

  @Test("A signal leaves the recording and the score behind, and its own status")
  func interrupted() async throws {
    let visit = try scoringVisit(.event(.interrupted(.terminate)))
    let path = visit.path("game")
    let error = await #expect(throws: Interruption.self) {
      try await visit.run("play", "--seed", "1", "--record", path)
    }
    #expect(error?.exitStatus == 143 && visit.display?.isClosed == true)
    let recording = try Recording(text: String(contentsOfFile: path, encoding: .utf8))
    #expect(33...40 ~= recording.commands.count)
    #expect(try visit.best > 0)
  }

  @Test("The score is kept also where the recording cannot be written, which is told")
  func keepsScoreWithoutRecording() async throws {
    let gone = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: gone, withIntermediateDirectories: true)
    let visit = try scoringVisit { try? FileManager.default.removeItem(at: gone) }
    let path = gone.appendingPathComponent("game").path
    #expect(try await visit.run("play", "--seed", "1", "--record", path) == false)
    let told = "arcade: \(path.quotedForReader) cannot be written: there is no such folder.\n"
    #expect(visit.console.error == told)
    #expect(try visit.best > 0)
  }

  @Test("A roster that cannot be used is told once, and the game is played")
  func badRoster() async throws {
    let rosters: [(text: String?, String, isRight: Bool)] = [
      ("plenty", " is damaged and is kept as ", true),
      (Visit.newer, " is of version 99, ", true), (nil, " cannot be written: ", false),
    ]
    for (text, part, isRight) in rosters {
      let visit = try scoringVisit()
      if let text {
        try visit.writeRoster(text)
      } else {
        try Data().write(to: visit.folder.url.appendingPathComponent("data"))
      }
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
}
