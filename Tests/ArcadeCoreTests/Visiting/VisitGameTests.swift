import PlayerRoster
import Terminal
import Testing

@testable import ArcadeCore

@MainActor
@Suite("Playing in the middle of a visit")
struct VisitGameTests {
  /// Shoots for some seconds, which hits something in the game with the seed 1.
  private var shots: [ScriptedDisplay.Step] {
    (0..<20).flatMap { _ in [ScriptedDisplay.Step.key(.character(" ")), .pause(150)] }
  }

  /// Waits until the raiders have won the game with the seed 1.
  private var loss: [ScriptedDisplay.Step] { [.pause(20_000), .until("G A M E   O V E R")] }

  /// How many pictures of a lost game there are among the last.
  private func gameOverPictures(_ rig: VisitRig) -> Int {
    rig.display.canvases.suffix(120).count { $0.text.contains("G A M E   O V E R") }
  }

  private func run(
    _ rig: VisitRig, _ script: [ScriptedDisplay.Step]
  ) async -> VisitLoop.Ending {
    await rig.run(asGuest: true, on: ScriptedDisplay(script: [.key(.character("p"))] + script))
  }

  @Test("The game has the roster's best score to beat, and q gives it up")
  func giveUp() async throws {
    let rig = VisitRig(.sample)
    try rig.roster.record(120, of: "CoolMan")
    let ending = await run(
      rig,
      [
        .until("HIGH 000120"), .until("q gives up"), .key(.character("q")), .until("▸★"),
        .key(.character("q")),
      ])
    #expect(ending == .left)
    #expect(try rig.roster.players().allSatisfy { $0.bestScore == 0 || $0.bestScore == 120 })
    #expect(rig.display.pictures.count < 6, "no score is shown")
  }

  @Test("Also in too small a window q gives the game up")
  func giveUpUnseen() async {
    let rig = VisitRig()
    let ending = await run(
      rig,
      [
        .until("SCORE"), .event(.resized(Size(columns: 60, rows: 20))), .until("The game needs"),
        .until("q gives up"), .key(.character("q")), .until("The arcade needs"),
        .event(.resized(Size(columns: 80, rows: 24))), .until("▸★"), .key(.character("q")),
      ])
    #expect(ending == .left)
  }

  @Test("A game that is given up with points counts")
  func score() async throws {
    let rig = VisitRig()
    let ending = await run(
      rig,
      shots + [
        .key(.character("q")), .until("Score "), .until("That is a new best score."), .key(.enter),
        .until("▸★ Guest (you)"), .key(.character("q")),
      ])
    #expect(ending == .left)
    let best = try #require(try rig.roster.players().first).bestScore
    #expect(best > 0)
    #expect(
      rig.display.canvases.suffix(3).contains { $0.text.contains("Score         \(best) points") })
    #expect(rig.display.picture.contains("Guest · rank 1 of 1 · best \(best)"))
  }

  @Test("After a game another one can follow, with another seed")
  func again() async throws {
    let rig = VisitRig()
    _ = await run(
      rig,
      shots + [.key(.character("q")), .until("p plays again"), .key(.character("P"))] + shots
        + [
          .key(.character("q")), .until("p plays again"), .key(.escape), .until("▸★"),
          .key(.character("q")),
        ])
    let pictures = rig.display.pictures
    let starts = pictures.indices.filter {
      pictures[$0].contains("SCORE 000000") && !pictures[$0 - 1].contains("SCORE 000000")
    }
    #expect(starts.count == 2)
    // Without the line of the scores: the second game has the first one's to beat.
    let games = starts.map { pictures[$0...].prefix(60).map { $0.drop { $0 != "\n" } } }
    #expect(games.first?.elementsEqual(games[1]) == false, "another seed is another game")
  }

  @Test("A lost game stays for three seconds and goes on by itself, also without a point")
  func loss() async throws {
    let rig = VisitRig()
    let ending = await run(
      rig,
      loss + [
        .until("any key goes on"), .until("Score         0 points"), .key(.escape), .until("▸★"),
        .key(.character("q")),
      ])
    #expect(ending == .left)
    #expect((89...91).contains(gameOverPictures(rig)))
    #expect(try rig.roster.players().map(\.bestScore) == [0])
  }

  @Test("A signal ends the program, and what was scored is kept", arguments: Interruption.allCases)
  func signals(_ interruption: Interruption) async throws {
    let rig = VisitRig()
    #expect(
      await run(rig, shots + [.event(.interrupted(interruption))]) == .interrupted(interruption))
    #expect(try #require(try rig.roster.players().first).bestScore > 0)
    #expect(rig.refresh.current == nil)
    let idle = VisitRig()
    #expect(await run(idle, [.event(.interrupted(interruption))]) == .interrupted(interruption))
    #expect(idle.display.pictures.allSatisfy { !$0.contains("p plays again") })
  }

  @Test("A score that cannot be kept is told on the score's screen, and the visit goes on")
  func unkept() async throws {
    let rig = VisitRig()
    _ = await run(
      rig,
      shots + [
        rig.happens {
          $0.roster.fail(with: .unwritable("/data/roster.json", reason: "the disk is full"))
        },
        .key(.character("q")), .until("The score could not be kept"), .until("the disk is full"),
        .key(.enter), .until(" ! The roster"), .key(.character("q")),
      ])
  }

  @Test("A score that cannot be kept and was never on the screen is left to be told")
  func untold() async throws {
    let small = ScriptedDisplay.Step.event(.resized(Size(columns: 60, rows: 20)))
    let end = ScriptedDisplay.Step.event(.interrupted(.interrupt))
    let score: [ScriptedDisplay.Step] = [.key(.character("q")), .until("could not be kept")]
    let scripts: [(steps: [ScriptedDisplay.Step], isTold: Bool)] = [
      ([end], false), ([small, .key(.character("q")), .until("The arcade needs"), end], false),
      (score + [end], true), (score + [small, end], true),
      (score + [.key(.enter), .until(" ! The roster"), .key(.character("q"))], true),
    ]
    for script in scripts {
      let rig = VisitRig()
      _ = await run(
        rig,
        shots + [
          rig.happens {
            $0.roster.fail(with: .unwritable("/data/roster.json", reason: "the disk is full"))
          }
        ] + script.steps)
      #expect(rig.untold.count == (script.isTold ? 0 : 1))
      #expect(rig.untold.allSatisfy { $0.hasPrefix("The score could not be kept: ") })
    }
  }

  @Test("The lobby is not refreshed during a game")
  func noRefresh() async throws {
    let rig = VisitRig()
    _ = await run(
      rig,
      [
        .until("SCORE"), rig.happens { #expect($0.refresh.current?.isRunning != true) },
        .key(.character("q")), .until("▸★"), .key(.character("q")),
      ])
    #expect(rig.refresh.count == 2)
  }
}
