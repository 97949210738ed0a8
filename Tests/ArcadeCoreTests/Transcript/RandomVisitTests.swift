import Foundation
import PlayerRoster
import SpaceGame
import Terminal
import TestSupport
import Testing

@testable import ArcadeCore

@Suite("Random visits through random mixtures of sides")
struct RandomVisitTests {
  private static let steps = 30

  @Test(
    "Random visits are the same through random mixtures, and meet every screen, alert and news",
    .timeLimit(.minutes(5)))
  func randomVisits() async throws {
    let texts = try await (1...24 as ClosedRange<UInt64>).mapSeveralAtOnce { seed in
      let observed = try await observe(mixtures(seed: seed, count: 1), seed: seed)
      #expect(MixtureDifference(observed) == nil)
      return observed.last?.text ?? ""
    }
    let text = texts.joined()
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

  @Test(
    "Random keys in the terminal show the same pictures through random mixtures",
    .timeLimit(.minutes(5)), arguments: [1, 4] as [UInt64])
  func randomKeys(_ seed: UInt64) async throws {
    let folder = try QuickFolder()
    defer { folder.remove() }
    var observed: [(sides: Sides, text: String)] = []
    for (index, sides) in mixtures(seed: seed, count: 1).enumerated() {
      let file = folder.file("\(index).json")
      try RosterFile(file).update { $0 = .sample }
      let pictures = await pressKeys(sides, seed: seed, rosterFile: file)
      observed.append((sides, pictures.flatMap(\.lines).joined(separator: "\n")))
    }
    #expect(MixtureDifference(observed) == nil)
    #expect(observed.allSatisfy { $0.text.contains("Players: ") }, "somebody came in")
  }

  @MainActor
  private func pressKeys(_ sides: Sides, seed: UInt64, rosterFile: URL) async -> [Canvas] {
    var parts = VisitParts(
      sides, rosterFile: rosterFile, service: MoodyAccounts.service(), log: NotedLog(),
      plan: RefreshPlan(tickLength: .seconds(3_600), timelinePeriod: 1, profilePeriod: 1),
      now: { Date(timeIntervalSince1970: 1_767_268_800) })
    let signInMaker = WatchedSignInMaker(parts.signIn)
    parts.signIn = signInMaker
    let display = RandomKeys(seed: seed, count: 150, signInMaker: signInMaker)
    while display.hasKeys {
      let loop = VisitLoop(
        sides.frontDoor.firstScreen(of: parts),
        games: GameRunner(Game(systems: Systems(sides)), seed: seed), in: ScreenView(), on: display)
      _ = await loop.run()
    }
    return display.pictures
  }

  /// All that is before, and random mixtures to compare it with.
  private func mixtures(seed: UInt64, count: Int) -> [Sides] {
    var generator = SeededGenerator(seed: seed &* 7_919)
    let all = Sides.allMixtures
    return [Sides(all: .before)] + (0..<count).map { _ in all[generator.draw(below: all.count)] }
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
