import PlayerRoster
import Terminal
import Testing

@testable import ArcadeCore

@MainActor
@Suite("Playing in the middle of a visit")
struct VisitGameTests {
  private typealias Step = ScriptedDisplay.Step

  private let rig = VisitRig()

  /// What leads from the score to the lobby and out.
  private let out: [Step] = [.key(.escape), .until("▸★"), .key("q")]

  private func run(_ script: [Step]) async -> GameLoop.Ending {
    await rig.run(asGuest: true, [.key("p")] + script)
  }

  @Test("The game has the roster's best score to beat, q gives it up, and no refresh comes in it")
  func giveUp() async throws {
    try rig.roster.add("CoolMan")
    try rig.roster.record(120, of: "CoolMan")
    let ending = await run([
      .until("HIGH 000120"), .until("q gives up"),
      rig.happens { #expect($0.refresh.current?.isRunning != true) }, .resize(60, 20),
      .until("The game needs"), .until("q gives up"), .key("q"), .until("The arcade needs"),
      .resize(80, 24), .until("▸★"), .key("q"),
    ])
    #expect(ending == .left)
    #expect(try rig.roster.players().map(\.bestScore) == [120, 0])
    #expect(!rig.display.pictures.contains { $0.contains("p plays again") }, "no score is shown")
    #expect(rig.refresh.count == 2)
  }

  @Test("A game that is given up with points counts, and another one can follow: another game")
  func again() async throws {
    let ending = await run(
      Step.shots + [
        .pause(1_500), .key("q"), .until("Score "), .until("That is a new best score."),
        .until("p plays again"), .key("P"),
      ] + Step.shots + [.pause(1_500), .key("q"), .until("p plays again")] + out)
    #expect(ending == .left)
    let best = try #require(try rig.roster.players().first).bestScore
    #expect(best > 0)
    let pictures = rig.display.pictures
    #expect(pictures.contains { $0.contains("Score         \(best) points") })
    #expect(rig.display.picture.contains("Guest · rank 1 of 1 · best \(best)"))
    let starts = pictures.indices.filter {
      pictures[$0].contains("SCORE 000000") && !pictures[$0 - 1].contains("SCORE 000000")
    }
    // Without the line of the scores: the second game has the first one's to beat.
    let games: [[Substring]] = starts.map { start in
      pictures[start...].prefix(60).map { $0.drop { $0 != "\n" } }
    }
    #expect(games.count == 2 && games[0] != games[1], "another seed is another game")
  }

  @Test("A lost game stays for three seconds and goes on by itself, also without a point")
  func loss() async throws {
    let ending = await run(
      [
        .pause(20_000), .until("G A M E   O V E R"), .until("any key goes on"),
        .until("Score         0 points"),
      ] + out)
    #expect(ending == .left)
    let over = rig.display.canvases.suffix(120).count { $0.text.contains("G A M E   O V E R") }
    #expect(89...91 ~= over)
    #expect(try rig.roster.players().map(\.bestScore) == [0])
  }

  @Test("A signal ends the program, and what was scored is kept")
  func signals() async throws {
    let end = Step.event(.interrupted(.terminate))
    #expect(await run([end]) == .interrupted(.terminate))
    #expect(!rig.display.pictures.contains { $0.contains("p plays again") })
    #expect(await run(Step.shots + [end]) == .interrupted(.terminate))
    let players = try rig.roster.players()
    #expect(players.count == 1 && players[0].bestScore > 0)
    #expect(rig.refresh.current == nil)
  }

  @Test(
    "A score that cannot be kept is reported on the score's screen, and once more after the visit")
  func unkept() async throws {
    let small = Step.resize(60, 20)
    let end = Step.event(.interrupted(.interrupt))
    let score: [Step] = [.key("q"), .until("The score could not be kept"), .until("disk is away")]
    let scripts: [[Step]] = [
      [end], [small, .key("q"), .until("The arcade needs"), end], score + [small, end],
      score + [.key(.enter), .until(" ! The roster"), .key("q")],
    ]
    for steps in scripts {
      _ = await run(Step.shots + [rig.happens { $0.outage.begin() }] + steps)
      rig.outage.end()
      let first = rig.warnings.first ?? ""
      #expect(rig.warnings.count == 1)
      #expect(first.hasPrefix("The score could not be kept: "))
    }
  }
}
