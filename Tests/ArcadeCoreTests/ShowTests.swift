import Terminal
import Testing

@testable import ArcadeCore
@testable import SpaceGame

@Suite("Showing a game")
struct ShowTests {
  private let game = Game(systems: Systems(Sides(all: .after)))

  private func show(
    _ stage: ScriptedStage, by pilot: any Pilot = KeyboardPilot(),
    then sequel: Show.Sequel = .onRequest, seed: UInt64 = 1, from world: World? = nil
  ) -> Show {
    let recorder = Recorder(game: game, seed: seed, world: world ?? World(seed: seed))
    return Show(recorder, by: pilot, on: stage, then: sequel)
  }

  /// A game in which nothing happens: one hunter far away, with a gun that is never ready.
  private var peacefulWorld: World {
    let player = Entity(
      id: 1, kind: .player, allegiance: .player, position: Arena.standard.playerStart)
    let hunter = Entity(
      id: 2, kind: .hunter, allegiance: .enemy, position: Position(x: 2, y: 1),
      velocity: Velocity(.east, speed: 8), gunReadyAt: .max)
    return World(staging: [player, hunter], tick: 1)
  }

  /// A game that is lost in the next tick: the raiders have landed.
  private var lostWorld: World {
    let player = Entity(
      id: 1, kind: .player, allegiance: .player, position: Arena.standard.playerStart)
    let raider = Entity(
      id: 2, kind: .raider, allegiance: .enemy, position: Position(x: 5, y: 18))
    var world = World(staging: [player, raider], tick: 1)
    world.score = 30
    return world
  }

  @Test("A second of play is thirty ticks and thirty pictures, and q leaves")
  func pace() {
    let stage = ScriptedStage([(1_000, .key(.character("q")))])
    var show = show(stage)
    #expect(show.run() == .left)
    #expect((29...30).contains(show.recorder.ticks))
    #expect((30...31).contains(stage.pictures.count))
    #expect(stage.pictures.first?.contains("WAVE 1") == true)
    #expect(stage.pictures.last?.contains("q quits") == true)
  }

  @Test("Keys reach the ship")
  func keys() throws {
    let stage = ScriptedStage([(0, .key(.left)), (90, .key(.character("q")))])
    var show = show(stage)
    let start = try #require(show.recorder.world.player)
    _ = show.run()
    let end = try #require(show.recorder.world.player)
    #expect(end.position.x < start.position.x)
  }

  @Test("A signal ends the show with its name")
  func signals() {
    for interruption in [Interruption.interrupt, .terminate, .hangUp] {
      var show = show(ScriptedStage([(100, .interrupted(interruption))]))
      #expect(show.run() == .interrupted(interruption))
    }
  }

  @Test("Too small a window asks for a larger one, and the game waits, paused")
  func smallWindow() {
    let stage = ScriptedStage([
      (200, .resized(Size(columns: 60, rows: 20))),
      (5_000, .resized(Size(columns: 100, rows: 30))), (5_200, .key(.character("q"))),
    ])
    var show = show(stage)
    #expect(show.run() == .left)
    let lines = stage.pictures.first { $0.contains("The game needs a window of 80 by 23.") }?
      .split(separator: "\n")
    #expect(lines?.last == "                          q quits")
    let request = String(repeating: " ", count: 11) + "This one has 60 by 20: make it larger."
    #expect(stage.pictures.contains { $0.split(separator: "\n").contains { $0 == request } })
    #expect(stage.pictures.last?.contains("P A U S E D") == true)
    #expect(show.recorder.ticks < 20, "no ticks while it cannot be seen")
    #expect(show.recorder.world.phase == .paused)
  }

  @Test(
    "The smallest window that is large enough is taken",
    arguments: [(80, 23, true), (79, 23, false), (80, 22, false)])
  func smallestWindow(_ columns: Int, _ rows: Int, _ fits: Bool) {
    let size = Size(columns: columns, rows: rows)
    #expect(Playbill.fits(.standard, in: size) == fits)
    let stage = ScriptedStage(size: size, [(0, .key(.character("q")))])
    var show = show(stage)
    _ = show.run()
    #expect(stage.pictures[0].contains("SCORE") == fits)
  }

  @Test("A game that was suspended comes back paused")
  func resumed() {
    let stage = ScriptedStage([(200, .resumed), (400, .key(.character("q")))])
    var show = show(stage)
    _ = show.run()
    #expect(show.recorder.world.phase == .paused)
  }

  @Test("Nothing is kept of a pause, however long")
  func pauses() {
    let stage = ScriptedStage([
      (100, .key(.character("p"))), (9_000, .key(.character("p"))),
      (9_100, .key(.character("q"))),
    ])
    var show = show(stage)
    _ = show.run()
    #expect(show.recorder.world.phase == .playing)
    #expect((4...9).contains(show.recorder.ticks))
  }

  @Test("A suspended game that was paused already stays paused")
  func resumedWhilePaused() {
    let stage = ScriptedStage([
      (100, .key(.character("p"))), (200, .resumed), (400, .key(.character("q"))),
    ])
    var show = show(stage)
    _ = show.run()
    #expect(show.recorder.world.phase == .paused)
  }

  @Test("A lost game stays until the player asks for another, with the next seed")
  func playAgain() {
    let stage = ScriptedStage([
      (10, .key(.character("r"))), (2_000, .key(.character("r"))),
      (2_500, .key(.character("q"))),
    ])
    var show = show(stage, from: lostWorld)
    #expect(show.run() == .left)
    #expect(stage.pictures.contains { $0.contains("r plays again") })
    #expect(show.recorder.seed == 2, "the first r came while the game was on")
    #expect(stage.pictures.last?.contains("SCORE 000000     HIGH 000030") == true)
    #expect((10...16).contains(show.recorder.ticks))
    #expect(show.recorder.world.phase == .playing)
  }

  @Test("A game that is recorded is not followed by another")
  func noSequel() {
    let stage = ScriptedStage([(500, .key(.character("r"))), (900, .key(.character("q")))])
    var show = show(stage, then: .never, from: lostWorld)
    _ = show.run()
    #expect(show.recorder.seed == 1)
    #expect(!stage.pictures.contains { $0.contains("r plays again") })
    #expect(show.recorder.world.phase == .over)
    #expect(show.recorder.ticks == 1, "nothing is recorded after the end")
  }

  @Test("The last picture of a game that nothing follows goes away after three seconds")
  func theEnd() {
    let stage = ScriptedStage([])
    var show = show(stage, then: .theEnd, from: lostWorld)
    #expect(show.run() == .finished)
    #expect(stage.now >= .seconds(3))
    #expect(stage.now < .milliseconds(3_200))
    #expect(show.recorder.world.score == 30)
    #expect(show.recorder.ticks == 1)
    #expect(stage.pictures.last?.contains("any key goes on") == true)
    #expect(stage.pictures.first?.contains("any key goes on") == false)
  }

  @Test("A key ends the last picture, but not one that was still meant for the game")
  func keyAtTheEnd() {
    let early = [(100, 0), (450, 0)].map { ($0.0, SessionEvent.key(.character(" "))) }
    let stage = ScriptedStage(early + [(700, .key(.character(" ")))])
    var show = show(stage, then: .theEnd, from: lostWorld)
    #expect(show.run() == .finished)
    #expect(stage.now == .milliseconds(700))
    for key in [Key.character("q"), .character("Q")] {
      var show = self.show(ScriptedStage([(100, .key(key))]), then: .theEnd, from: lostWorld)
      #expect(show.run() == .left)
    }
  }

  @Test("The best of all games that were shown is known, and not mixed up with the one to beat")
  func bestScore() {
    let stage = ScriptedStage([(2_000, .key(.character("r"))), (2_500, .key(.character("q")))])
    let recorder = Recorder(game: game, seed: 1, world: lostWorld)
    var show = Show(recorder, by: KeyboardPilot(), on: stage, then: .onRequest, highScore: 500)
    #expect(show.bestScore == 30)
    _ = show.run()
    #expect(show.recorder.world.score == 0)
    #expect(show.bestScore == 30)
    #expect(show.highScore == 500)
  }

  @Test("The demo begins again by itself, and ends after its ticks")
  func demo() {
    let stage = ScriptedStage([])
    var show = show(stage, by: AutomaticPilot(ticks: 100), then: .byItself, from: lostWorld)
    #expect(show.run() == .finished)
    #expect(show.recorder.seed == 2)
    #expect(show.recorder.ticks == 100 - 1 - Show.curtainTicks)
    #expect(stage.pictures.contains { $0.contains("G A M E   O V E R") })
  }

  @Test("A recording stays at its last picture until the player leaves")
  func recording() {
    var recorder = Recorder(game: game, seed: 5)
    for command in RandomCommands.stream(seed: 5, count: 200) { recorder.play(command) }
    let stage = ScriptedStage([(15_000, .key(.character("q")))])
    var show = show(stage, by: RecordedPilot(recorder.recording), then: .never, seed: 5)
    #expect(show.run() == .left)
    #expect(show.recorder.world == recorder.world)
    #expect(stage.pictures.last?.contains("the end   q quits") == true)
  }

  @Test("A game is handed over to be kept every ten seconds and at its end")
  func checkpoints() {
    final class Log { var ticks: [Int] = [] }
    let log = Log()
    var long = show(ScriptedStage([(21_000, .key(.character("q")))]), from: peacefulWorld)
    long.whenDue = { log.ticks.append($0.recorder.ticks) }
    _ = long.run()
    #expect(log.ticks == [300, 600])
    var short = show(ScriptedStage([(500, .key(.character("q")))]), from: lostWorld)
    short.whenDue = { log.ticks.append($0.recorder.ticks) }
    _ = short.run()
    #expect(log.ticks == [300, 600, 1])
  }

  @Test("The picture stands in the middle of a larger window")
  func centred() {
    let stage = ScriptedStage(
      size: Size(columns: 100, rows: 33), [(0, .key(.character("q")))])
    var show = show(stage)
    _ = show.run()
    let lines = stage.pictures[0].split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[5].hasPrefix("           SCORE 000000"))
    #expect(lines[6].hasPrefix("          ┌──"))
  }
}
