import Foundation
import Terminal
import Testing

@testable import ArcadeProgram
@testable import SpaceGame

@Suite("The game loop")
struct GameLoopTests {
  private typealias Cue = (Int, SessionEvent)

  private let game = Game(systems: Systems(Sides(all: .after)))

  /// Plays a loop to its end.
  private func play(
    _ cues: [Cue], size: Size = Size(columns: 80, rows: 24), by pilot: any Pilot = KeyboardPilot(),
    startsOver: Bool = false, of game: Game? = nil,
    from world: World? = nil, seed: UInt64 = 1, highScore: Int = 0,
    whenOver: @escaping (GameLoop) -> Void = { _ in }
  ) -> (ending: GameLoop.Ending, loop: GameLoop, display: ScriptedDisplay) {
    let display = ScriptedDisplay(size: size, cues)
    let recorder = Recorder(game: game ?? self.game, seed: seed, world: world ?? World(seed: seed))
    var loop = GameLoop(
      recorder, by: pilot, on: display, startsOver: startsOver, highScore: highScore)
    loop.whenOver = whenOver
    return (loop.run(), loop, display)
  }

  private func key(_ character: Character, at time: Int) -> Cue {
    (time, .key(.character(character)))
  }

  private func world(_ kind: Kind, _ position: Position, gunReadyAt: Int = 0) -> World {
    let player = Entity(
      id: 1, kind: .player, allegiance: .player, position: Arena.standard.playerStart)
    let enemy = Entity(
      id: 2, kind: kind, allegiance: .enemy, position: position,
      velocity: kind == .hunter ? Velocity(.east, speed: 8) : nil, gunReadyAt: gunReadyAt)
    return World(staging: [player, enemy], tick: 1)
  }

  /// A game in which nothing happens: one distant hunter with a gun that is never ready.
  private var peacefulWorld: World { world(.hunter, Position(x: 2, y: 1), gunReadyAt: .max) }

  /// A game that is lost in the next tick, because a raider has landed.
  private var lostWorld: World {
    var world = world(.raider, Position(x: 5, y: 18))
    world.score = 30
    return world
  }

  private var lostGame: Game {
    var sides = Sides(all: .after)
    sides.kata = .landing
    return Game(systems: Systems(sides))
  }

  @Test("A second of play has thirty ticks and thirty pictures, and q leaves the game")
  func pace() {
    let (ending, loop, display) = play([key("q", at: 1_000)])
    #expect(ending == .left)
    #expect(29...30 ~= loop.recorder.ticks && 30...31 ~= display.pictures.count)
  }

  @Test("In too small a window, the game pauses and asks for a larger one")
  func smallWindow() {
    let (ending, loop, display) = play([
      (200, .resized(Size(columns: 60, rows: 20))),
      (5_000, .resized(Size(columns: 100, rows: 30))), key("q", at: 5_200),
    ])
    #expect(ending == .left)
    let request = display.canvases.first { $0.size.columns == 60 }?.lines.filter { !$0.isEmpty }
    #expect(
      request == [
        "            The game needs a window of 80 by 23.",
        "           This one is 60 by 20: make it larger.",
        "                         q gives up",
      ])
    #expect(display.picture.contains("P A U S E D") && loop.recorder.world.phase == .paused)
    #expect(loop.recorder.ticks < 20, "No tick runs while the player cannot see the game.")
    let demo = play(
      [key("q", at: 1_000)], size: Size(columns: 60, rows: 20), by: AutomaticPilot(ticks: nil))
    #expect(demo.ending == .left && demo.loop.recorder.ticks == 0, "No tick runs in a demo either.")
  }

  @Test("The game's picture is in the middle of any window that is large enough")
  func windows() {
    for (columns, rows, line) in [(80, 23, 0), (79, 23, nil), (80, 22, nil), (100, 33, 5)] {
      let lines = play([key("q", at: 0)], size: Size(columns: columns, rows: rows))
        .display.canvases[0].lines
      let margin = String(repeating: " ", count: max(0, columns - 80) / 2)
      let score = lines.firstIndex { $0.hasPrefix(margin + " SCORE 000000") }
      let wall = lines.firstIndex { $0.hasPrefix(margin + "┌──") }
      #expect(score == line && wall == line.map { $0 + 1 }, "\(columns) by \(rows)")
    }
  }

  @Test("Everything in a game has its colour")
  func colours() {
    let kinds = Kind.allCases.enumerated().map { index, kind in
      Entity(
        id: index + 1, kind: kind, allegiance: .enemy, position: Position(x: 5 + 5 * index, y: 3))
    }
    var world = World(staging: kinds)
    world.phase = .paused
    let canvas = GameView.canvas(
      of: world, highScore: 0, keys: "q quits", label: "mine", in: Size(columns: 80, rows: 24))
    #expect(canvas.digest == "add65cdd0e981f10")
  }

  @Test("A suspended game comes back paused, even if it was paused already")
  func resumed() {
    for cues in [[], [key("p", at: 100)]] {
      let loop = play(cues + [(200, .resumed), key("q", at: 400)]).loop
      #expect(loop.recorder.world.phase == .paused)
    }
  }

  @Test("An interruption pauses a running game once and clears all earlier keys")
  func interrupted() {
    var pilot = KeyboardPilot()
    let playing = peacefulWorld
    var paused = playing
    paused.phase = .paused
    for key in [Key.left, .character("p"), .character(" ")] { pilot.press(key) }
    pilot.interrupt()
    let commands = [playing, paused, playing].map { pilot.command(for: $0) }
    #expect(commands == [Command(togglesPause: true), Command(), Command()])
    for key in [Key.left, .character("p"), .character(" ")] { pilot.press(key) }
    pilot.interrupt()
    let more = [paused, playing].map { pilot.command(for: $0) }
    #expect(more == [Command(), Command()])
  }

  @Test("The game's last line names only the keys that work now")
  func keys() {
    let plays = [
      play([key("q", at: 1_000)]), play([key("p", at: 100), key("q", at: 1_000)]),
      play([key("q", at: 1_000)], from: lostWorld),
    ]
    let lines = plays.map { $0.display.canvases.last?.lines.last { !$0.isEmpty } }
    #expect(
      lines == [
        " arrows or WASD fly   space shoots   p pauses   q gives up", " p resumes   q gives up",
        " any key continues",
      ])
  }

  @Test("A game's ticks leave out a pause, however long")
  func pauses() {
    let loop = play([key("p", at: 100), key("p", at: 2_000), key("q", at: 2_100)]).loop
    #expect(loop.recorder.world.phase == .playing && 4...9 ~= loop.recorder.ticks)
  }

  @Test("Any key closes the last picture after half a second, and q closes it at once")
  func keyAtTheEnd() {
    let cues = [100, 530, 540].map { key(" ", at: $0) }
    let (ending, _, display) = play(cues, from: lostWorld)
    #expect(ending == .finished && display.now == .milliseconds(540))
    for leaving in ["q", "Q"] as [Character] {
      #expect(play([key(leaving, at: 100)], from: lostWorld).ending == .left)
    }
  }

  @Test("A lost demo starts over by itself, and ends after the given number of ticks")
  func demo() {
    var lost = lostWorld
    lost.wave = 3
    // A key does not close the last picture of a demo.
    let (ending, loop, display) = play(
      [key(" ", at: 1_000)], by: AutomaticPilot(ticks: 100), startsOver: true, from: lost,
      highScore: 20)
    #expect(display.picture.contains("SCORE 000000     HIGH 000030     WAVE 3"))
    #expect(ending == .finished && loop.recorder.seed == 2)
    #expect(loop.recorder.ticks == 99 - GameLoop.gameOverTicks)
    // Every game's last picture stays as long as the first game's.
    let games = play(
      [], by: AutomaticPilot(ticks: 200), startsOver: true, of: lostGame, from: lostWorld,
      highScore: 500)
    #expect(games.ending == .finished && games.loop.recorder.seed == 3)
    #expect(games.display.picture.contains("HIGH 000500"))
  }

  @Test("The loop passes a game on for saving when it is over")
  func whenOver() {
    var ticks: [Int] = []
    for world in [peacefulWorld, lostWorld] {
      _ = play([key("q", at: 500)], from: world) { ticks.append($0.recorder.ticks) }
    }
    #expect(ticks == [1])
  }
}

/// Lands everything but the player at once, so that every game is lost in its first tick.
private struct Landing: FlightControlling {
  func positions(of cast: [Entity], after tick: Int) -> [Position] {
    cast.map { $0.kind == .player ? $0.position : Position(x: 5, y: 18) }
  }

  func census(of cast: [Entity]) -> Census { LiskovSubstitutionSeam.after.census(of: cast) }
}

extension KataPart {
  /// With this kata, every game is lost in its first tick.
  static let landing = KataPart(LiskovSubstitutionSeam.self, Landing())
}
