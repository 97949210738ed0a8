import Foundation
import Terminal
import Testing

@testable import ArcadeCore
@testable import SpaceGame

@Suite("Showing a game")
struct GameLoopTests {
  private let game = Game(systems: Systems(Sides(all: .after)))

  private func makeLoop(
    _ display: ScriptedDisplay, by pilot: any Pilot = KeyboardPilot(),
    then continuation: GameLoop.Continuation = .onRequest, seed: UInt64 = 1,
    from world: World? = nil
  ) -> GameLoop {
    let recorder = Recorder(game: game, seed: seed, world: world ?? World(seed: seed))
    return GameLoop(recorder, by: pilot, on: display, then: continuation)
  }

  private func world(_ kind: Kind, _ position: Position, gunReadyAt: Int = 0) -> World {
    let player = Entity(
      id: 1, kind: .player, allegiance: .player, position: Arena.standard.playerStart)
    let enemy = Entity(
      id: 2, kind: kind, allegiance: .enemy, position: position,
      velocity: kind == .hunter ? Velocity(.east, speed: 8) : nil, gunReadyAt: gunReadyAt)
    return World(staging: [player, enemy], tick: 1)
  }

  /// A game in which nothing happens: one hunter far away, with a gun that is never ready.
  private var peacefulWorld: World { world(.hunter, Position(x: 2, y: 1), gunReadyAt: .max) }

  /// A game that is lost in the next tick: the raiders have landed.
  private var lostWorld: World {
    var world = world(.raider, Position(x: 5, y: 18))
    world.score = 30
    return world
  }

  /// Lets all but the player land at once, so that every game is lost in its first tick.
  private struct Landing: FlightControlling {
    let own = LiskovSubstitutionSeam.after

    func positions(of cast: [Entity], after tick: Int) -> [Position] {
      cast.map { $0.kind == .player ? $0.position : Position(x: 5, y: 18) }
    }

    func census(of cast: [Entity]) -> Census { own.census(of: cast) }
  }

  private var lostGame: Game {
    var sides = Sides(all: .after)
    sides.guest = Guest(LiskovSubstitutionSeam.self, Landing())
    return Game(systems: Systems(sides))
  }

  @Test("A second of play is thirty ticks and thirty pictures, and q leaves")
  func pace() {
    let display = ScriptedDisplay([(1_000, .key(.character("q")))])
    var loop = makeLoop(display)
    #expect(loop.run() == .left)
    let (ticks, pictures) = (loop.recorder.ticks, display.pictures)
    #expect(29...30 ~= ticks && 30...31 ~= pictures.count)
    let first = pictures.first ?? ""
    #expect(first.contains("WAVE 1") && display.picture.contains("q quits"))
  }

  @Test("Too small a window asks for a larger one, and the game waits, paused")
  func smallWindow() {
    let display = ScriptedDisplay([
      (200, .resized(Size(columns: 60, rows: 20))),
      (5_000, .resized(Size(columns: 100, rows: 30))), (5_200, .key(.character("q"))),
    ])
    var loop = makeLoop(display)
    #expect(loop.run() == .left)
    let request = display.canvases.first { $0.size.columns == 60 }?.lines.filter { !$0.isEmpty }
    #expect(
      request == [
        "            The game needs a window of 80 by 23.",
        "           This one has 60 by 20: make it larger.",
        "                          q quits",
      ])
    let (world, ticks) = (loop.recorder.world, loop.recorder.ticks)
    #expect(display.picture.contains("P A U S E D") && world.phase == .paused)
    #expect(ticks < 20, "no ticks while it cannot be seen")
    let small = ScriptedDisplay(
      size: Size(columns: 60, rows: 20), [(1_000, .key(.character("q")))])
    var demo = makeLoop(small, by: AutomaticPilot(ticks: nil))
    #expect(demo.run() == .left && demo.recorder.ticks == 0, "nor in a demo")
  }

  @Test("The picture stands in the middle of a window that is large enough")
  func windows() {
    for (columns, rows, line) in [(80, 23, 0), (79, 23, nil), (80, 22, nil), (100, 33, 5)] {
      let size = Size(columns: columns, rows: rows)
      let display = ScriptedDisplay(size: size, [(0, .key(.character("q")))])
      var loop = makeLoop(display)
      _ = loop.run()
      let lines = display.canvases[0].lines
      let margin = String(repeating: " ", count: max(0, columns - 80) / 2)
      let score = lines.firstIndex { $0.hasPrefix(margin + " SCORE 000000") }
      let wall = lines.firstIndex { $0.hasPrefix(margin + "┌──") }
      let fits = GameView.fits(.standard, in: size)
      #expect(score == line && wall == line.map { $0 + 1 } && fits == (line != nil), "\(size)")
    }
  }

  @Test("A game that was suspended comes back paused, also where it was paused already")
  func resumed() {
    for cues in [[], [(100, SessionEvent.key(.character("p")))]] {
      var loop = makeLoop(ScriptedDisplay(cues + [(200, .resumed), (400, .key(.character("q")))]))
      _ = loop.run()
      #expect(loop.recorder.world.phase == .paused)
    }
  }

  @Test("An interruption pauses what is played, once, and ends all keys pressed before it")
  func interrupted() {
    var pilot = KeyboardPilot()
    let playing = peacefulWorld
    var paused = playing
    paused.phase = .paused
    for key in [Key.left, .character("p"), .character(" ")] { pilot.press(key) }
    pilot.interrupt()
    let commands = [playing, paused, playing].map { pilot.command(for: $0) }
    #expect(commands == [Command(togglesPause: true), Command(), Command()])
    pilot.interrupt()
    let more = [paused, playing].map { pilot.command(for: $0) }
    #expect(more == [Command(), Command()])
  }

  @Test("The last line names the keys that do something now")
  func keys() {
    func keys(of loop: GameLoop, on display: ScriptedDisplay) -> String {
      var loop = loop
      _ = loop.run()
      return String(display.pictures.dropLast().last?.split(separator: "\n").last ?? "")
    }
    let leaving = (1_000, SessionEvent.key(.character("q")))
    let (played, lost) = (ScriptedDisplay([leaving]), ScriptedDisplay([leaving]))
    let paused = ScriptedDisplay([(100, .key(.character("p"))), leaving])
    let lines = [
      keys(of: makeLoop(played), on: played), keys(of: makeLoop(paused), on: paused),
      keys(of: makeLoop(lost, from: lostWorld), on: lost),
    ].map { $0.trimmingCharacters(in: .whitespaces) }
    let expected: [String] = [
      "arrows or WASD fly   space shoots   p pauses   q quits", "p goes on   q quits",
      "r plays again   q quits",
    ]
    #expect(lines == expected)
  }

  @Test("Nothing is kept of a pause, however long")
  func pauses() {
    let display = ScriptedDisplay([
      (100, .key(.character("p"))), (2_000, .key(.character("p"))),
      (2_100, .key(.character("q"))),
    ])
    var loop = makeLoop(display)
    _ = loop.run()
    #expect(loop.recorder.world.phase == .playing && 4...9 ~= loop.recorder.ticks)
  }

  @Test("A lost game stays until the player asks for another, with the next seed and the same wave")
  func playAgain() {
    let display = ScriptedDisplay([
      (10, .key(.character("r"))), (500, .key(.character("r"))),
      (1_000, .key(.character("q"))),
    ])
    var lost = lostWorld
    lost.wave = 3
    var loop = makeLoop(display, from: lost)
    #expect(loop.run() == .left)
    let pictures = display.pictures.joined()
    let status = "SCORE 000000     HIGH 000030     WAVE 3"
    #expect(pictures.contains("r plays again") && display.picture.contains(status))
    #expect(loop.recorder.seed == 2, "the first r came while the game was on")
    #expect(loop.recorder.world.phase == .playing && 10...16 ~= loop.recorder.ticks)
  }

  @Test("A game that is recorded is not followed by another")
  func noContinuation() {
    let display = ScriptedDisplay([(500, .key(.character("r"))), (900, .key(.character("q")))])
    var loop = makeLoop(display, then: .never, from: lostWorld)
    _ = loop.run()
    #expect(!display.pictures.joined().contains("r plays again"))
    let recorder = loop.recorder
    let told = "seed \(recorder.seed), \(recorder.world.phase) after \(recorder.ticks) tick"
    #expect(told == "seed 1, over after 1 tick", "nothing is recorded after the end")
  }

  @Test("The last picture of a game that nothing follows goes away after three seconds")
  func theEnd() {
    let display = ScriptedDisplay([])
    var loop = makeLoop(display, then: .theEnd, from: lostWorld)
    #expect(loop.run() == .finished)
    let lasts: Range<Duration> = .seconds(3)..<(.milliseconds(3_200))
    let (score, ticks) = (loop.recorder.world.score, loop.recorder.ticks)
    #expect(lasts.contains(display.now) && score == 30 && ticks == 1)
    let (keys, first) = ("any key goes on", display.pictures.first ?? "")
    #expect(!first.isEmpty && !first.contains(keys) && display.picture.contains(keys))
  }

  @Test("A key ends the last picture, but not one that was still meant for the game")
  func keyAtTheEnd() {
    let early = [100, 530].map { ($0, SessionEvent.key(.character(" "))) }
    let display = ScriptedDisplay(early + [(540, .key(.character(" ")))])
    var loop = makeLoop(display, then: .theEnd, from: lostWorld)
    #expect(loop.run() == .finished && display.now == .milliseconds(540))
    for key in [Key.character("q"), .character("Q")] {
      var loop = makeLoop(ScriptedDisplay([(100, .key(key))]), then: .theEnd, from: lostWorld)
      #expect(loop.run() == .left)
    }
  }

  @Test("The best of all games that were shown is known, and not mixed up with the one to beat")
  func bestScore() {
    let again = [500, 600].map { ($0, SessionEvent.key(.character("r"))) }
    let display = ScriptedDisplay(again + [(700, .key(.character("q")))])
    var loop = GameLoop(
      Recorder(game: lostGame, seed: 1, world: lostWorld), by: KeyboardPilot(), on: display,
      then: .onRequest, highScore: 500)
    _ = loop.run()
    let (score, seed) = (loop.recorder.world.score, loop.recorder.seed)
    #expect(seed == 3 && score == 0 && loop.bestScore == 30 && loop.highScore == 500)
  }

  @Test("The demo begins again by itself, and ends after its ticks")
  func demo() {
    let display = ScriptedDisplay([])
    var loop = makeLoop(display, by: AutomaticPilot(ticks: 100), then: .byItself, from: lostWorld)
    #expect(loop.run() == .finished)
    #expect(loop.recorder.seed == 2 && loop.recorder.ticks == 99 - GameLoop.gameOverTicks)
    #expect(display.pictures.joined().contains("G A M E   O V E R"))
    // Each last picture stays as long as the first.
    var lost = GameLoop(
      Recorder(game: lostGame, seed: 1, world: lostWorld), by: AutomaticPilot(ticks: 200),
      on: ScriptedDisplay([]), then: .byItself)
    #expect(lost.run() == .finished)
    #expect(lost.recorder.seed == 3)
  }

  @Test("A recording stays at its last picture until the player leaves")
  func recording() {
    var recorder = Recorder(game: game, seed: 5)
    for tick in 0..<60 { recorder.play(Command(heading: tick < 20 ? .west : .east)) }
    let display = ScriptedDisplay([(4_000, .key(.character("q")))])
    var loop = makeLoop(display, by: RecordedPilot(recorder.recording), then: .never, seed: 5)
    #expect(loop.run() == .left)
    #expect(loop.recorder.world == recorder.world)
    #expect(display.picture.contains("the end   q quits"))
  }

  @Test("A game is handed over to be kept every ten seconds and at its end")
  func checkpoints() {
    final class Log { var ticks: [Int] = [] }
    let log = Log()
    var long = makeLoop(ScriptedDisplay([(21_000, .key(.character("q")))]), from: peacefulWorld)
    long.whenDue = { log.ticks.append($0.recorder.ticks) }
    _ = long.run()
    #expect(log.ticks == [300, 600])
    var short = makeLoop(ScriptedDisplay([(500, .key(.character("q")))]), from: lostWorld)
    short.whenDue = { log.ticks.append($0.recorder.ticks) }
    _ = short.run()
    #expect(log.ticks == [300, 600, 1])
  }
}
