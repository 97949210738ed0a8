import Foundation
import PlayerRoster
import SpaceGame
import TestSupport
import Testing

@testable import ArcadeCore

@Suite("Random visits through random mixtures of sides")
struct RandomVisitTests {
  private static let steps = 30
  private static let mixturesForEach = 3

  @Test(
    "A random visit is the same through random mixtures as it is through all that is before",
    .timeLimit(.minutes(2)), arguments: 1...24 as ClosedRange<UInt64>)
  func randomVisit(_ seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed &* 7_919)
    let all = Sides.allMixtures
    let mixtures = (0..<RandomVisitTests.mixturesForEach).map { _ in
      all[generator.draw(below: all.count)]
    }
    let observed = try await observe([Sides(all: .before)] + mixtures, seed: seed)
    let difference = MixtureDifference(observed)
    #expect(difference == nil)
  }

  @Test("The random visits meet every screen, every alert and every kind of news")
  func coverage() async throws {
    var text = ""
    for seed in 1...24 as ClosedRange<UInt64> {
      text += try await observe([Sides(all: .after)], seed: seed).map(\.text).joined()
    }
    let expected = [
      "sign-in:", "lobby of Guest", "lobby of Zoë", "details:", "game of", "score:",
      "Nothing happens.", "The visit is over.", "Thinks better of it.", "log: sign-in: cancelled",
      "Type your e-mail address.", "Type your password.", "is wrong; check both", "fault (503)",
      "an empty answer", "cannot be read; check", "names no account", "no network",
      "joined.", "left.", "is called", "the disk is away", "a new best", "no new best",
      "The visit could not be noted", "The score could not be kept",
    ]
    #expect(expected.filter { !text.contains($0) } == [])
    #expect(!text.contains("secret"), "no password is shown")
  }

  private func observe(
    _ mixtures: [Sides], seed: UInt64
  ) async throws -> [(sides: Sides, text: String)] {
    let folder = try QuickFolder()
    defer { folder.remove() }
    let service = MoodyAccounts.service()
    var observed: [(Sides, String)] = []
    for (index, sides) in mixtures.enumerated() {
      let file = folder.file("\(index).json")
      if seed.isMultiple(of: 2) { try RosterFile(file).update { $0 = .sample } }
      let notes = NotedLines()
      var visit = await RandomVisit(
        sides, seed: seed, rosterFile: file, service: service, note: notes.add)
      await visit.play(steps: RandomVisitTests.steps)
      observed.append((sides, notes.text))
    }
    return observed
  }
}
