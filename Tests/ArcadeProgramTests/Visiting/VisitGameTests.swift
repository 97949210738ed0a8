import PlayerVisit
import Terminal
import TestSupport
import Testing

@testable import ArcadeProgram

@MainActor
@Suite("Games during a visit")
struct VisitGameTests {
  private typealias Step = ScriptedDisplay.Step

  private let visit: Visit

  init() throws { visit = try Visit() }

  /// The steps from the score to the lobby and out.
  private let out: [Step] = [.key(.escape), .until("▸★"), .key("q")]

  @Test("The game shows the best score and stops the lobby's refresh, and q gives up the game")
  func giveUp() async throws {
    let refresh = HandDrivenRefresh()
    visit.kata = refresh.kata
    try visit.roster.add("CoolMan")
    try visit.roster.record(120, of: "CoolMan")
    let display = try await visit.play([
      .key("p"), .until("HIGH 000120"), .until("q gives up"),
      .outside { MainActor.assumeIsolated { #expect(!refresh.isRunning) } }, .resize(60, 20),
      .until("The game needs"), .until("q gives up"), .key("q"), .until("The arcade needs"),
      .resize(80, 24), .until("▸★"), .key("q"),
    ])
    #expect(try visit.roster.players().map(\.bestScore) == [120, 0])
    #expect(!display.pictures.contains { $0.contains("p plays again") }, "no score is shown")
    #expect(refresh.count == 2)
  }

  @Test("The score of an abandoned game counts, and a different game can follow")
  func again() async throws {
    let display = try await visit.play(
      [.key("p")] + Step.shots + [
        .pause(1_500), .key("q"), .until("Score "), .until("That is a new best score."),
        .until("p plays again"), .key("P"),
      ] + Step.shots + [.pause(1_500), .key("q"), .until("p plays again")] + out)
    let best = try visit.best
    let pictures = display.pictures
    #expect(best > 0 && pictures.contains { $0.contains("Score         \(best) points") })
    #expect(display.picture.contains("Guest · rank 1 of 1 · best \(best)"))
    let starts = pictures.indices.filter {
      pictures[$0].contains("SCORE 000000") && !pictures[$0 - 1].contains("SCORE 000000")
    }
    // Without the line of scores: the second game has the first one's score to beat.
    let games: [[Substring]] = starts.map { start in
      pictures[start...].prefix(60).map { $0.drop { $0 != "\n" } }
    }
    #expect(games.count == 2 && games[0] != games[1], "another seed is another game")
  }

  @Test("After three seconds, a lost game gives way to its score, even a score of zero")
  func loss() async throws {
    let display = try await visit.play(
      [
        .key("p"), .pause(20_000), .until("G A M E   O V E R"), .until("any key continues"),
        .until("Score         0 points"),
      ] + out)
    let over = display.canvases.suffix(120).count { $0.text.contains("G A M E   O V E R") }
    #expect(89...91 ~= over)
    #expect(try visit.roster.players().map(\.bestScore) == [0])
  }

  @Test("A lost game's score is kept before the player sees the end of the game, and only once")
  func keepsLostGame() async throws {
    let roster = visit.roster
    let check = Step.outside {
      #expect((try? roster.players().first?.bestScore) ?? 0 > 0)
      _ = try? roster.remove("Guest")
    }
    try await visit.play(
      // The score comes after the game has been kept once, at ten seconds.
      [.key("p"), .pause(10_500)] + Step.shots + [
        .pause(10_000), .until("G A M E   O V E R"), check, .until("That is a new best score."),
        .key(.escape), .until("There are no players"), .key("q"),
      ], with: "--guest --seed 12")
    #expect(try roster.players().isEmpty)
  }

  @Test("A signal ends a game and the program, and the score is saved", arguments: [false, true])
  func signals(isAfterScore: Bool) async throws {
    await #expect(throws: Interruption.terminate) {
      try await visit.play(
        [.key("p")] + (isAfterScore ? Step.shots : []) + [.event(.interrupted(.terminate))])
    }
    #expect(visit.display?.pictures.contains { $0.contains("p plays again") } == false)
    let hasScored = try visit.best > 0
    #expect(hasScored == isAfterScore)
  }

  @Test(
    "A score that cannot be saved is reported on the score screen and again after the visit",
    arguments: [
      [.event(.interrupted(.interrupt))],
      [.resize(60, 20), .key("q"), .until("The arcade needs"), .event(.interrupted(.interrupt))],
      [
        .key("q"), .until("The score could not be kept"), .until("disk is away"), .key(.enter),
        .until(" ! The roster"), .key("q"),
      ],
    ] as [[ScriptedDisplay.Step]])
  func unkept(steps: [ScriptedDisplay.Step]) async throws {
    let outage = Outage(of: DependencyInversionSeam.after)
    visit.kata = KataPart(DependencyInversionSeam.self, outage)
    // With a kata plugged in, the game starts paused.
    let losing =
      [.key("p"), .until("p resumes"), .key("p")] + Step.shots + [.outside { outage.begin() }]
      + steps
    visit.display = ScriptedDisplay(script: losing)
    let isKept = try? await visit.run("--guest", "--seed", "1")
    #expect(isKept == (steps.count == 6 ? false : nil), "a failure, unless a signal ended it")
    let told = visit.console.error.split(separator: "\n")
    #expect(told.count == 1 && told[0].hasPrefix("arcade: The score could not be kept: The roster"))
  }
}
