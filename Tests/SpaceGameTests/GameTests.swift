import Synchronization
import Testing

@testable import SpaceGame

/// Ticks of small worlds, compared by their lines in a transcript.
@Suite("A tick of the game")
struct GameTests {
  private static let south = Velocity(.south, speed: 30)

  @Test("Stepping a copy leaves the world unchanged, and the player follows the command's heading")
  func purity() {
    let start = World(seed: 1)
    let kept = start
    let next = Game.scripted().next(start, Command(heading: .west, fires: true))
    #expect(start == kept)
    #expect(next.tick == 1 && next.player?.position.x == 37)
    let east = Game.scripted().next(start, Command(heading: .east))
    #expect(east.player?.position.x == 39)
    let census = Game.scripted().census(of: next)
    #expect(census.characters == 61 && census.velocities.count == 40)
  }

  @Test("A paused game does not age, and toggling the pause again resumes it")
  func pause() {
    let start = World.small(.player())
    let game = Game.scripted()
    let paused = game.next(start, Command(togglesPause: true))
    var expected = start
    expected.phase = .paused
    #expect(paused == expected)
    #expect(game.next(paused, Command(heading: .west, fires: true)) == expected)
    #expect(game.next(paused, Command(togglesPause: true)) == game.next(start, .idle))
  }

  @Test("Shots, courses and goals take effect in the same tick, and unknown ids are ignored")
  func turns() {
    let seen = Mutex<[[Int]]>([])
    let order = ScriptedParts(
      shooters: [1, 77],
      courses: [4, 6, 78].map {
        Turn.Course($0, Velocity(.east, speed: 30), goal: Position(x: 40, y: 7))
      })
    let next = Game.scripted(order) { contact, _ in
      seen.withLock { $0.append([contact.first.id, contact.second.id]) }
      return []
    }.next(
      World.small(
        .player(), .enemy(.mine, id: 5, x: 40, y: 16),
        .enemy(.diver, id: 6, x: 20, y: 5, velocity: Self.south)), .idle)
    #expect(
      next.description == "t2 playing wave:1 score:0 march:E events:shot-player "
        + "1:player@40,17*3g8+ 5:mine@40,16*1 6:diver@21,5*1>E30#40,7 90:raider@10,2*1 "
        + "91:bolt@40,16*1>N30+")
    #expect(seen.withLock { $0 } == [[5, 91]], "A bullet can touch at once.")
    let straightOn = ScriptedParts(courses: [Turn.Course(6, Self.south)])
    let goals = [ScriptedParts(), straightOn].map {
      Game.scripted($0).next(next, .idle).entities[2].goal
    }
    #expect(goals == [Position(x: 40, y: 7), nil], "A goal lasts until the next course.")
  }

  @Test("Bullets leave the arena at its edge; ships re-enter at the opposite edge")
  func edges() {
    let next = Game.scripted().next(
      World.small(
        .player(), .enemy(.bolt, id: 4, x: 20, y: 18, velocity: Self.south),
        .enemy(.diver, id: 5, x: 30, y: 18, velocity: Self.south),
        .enemy(.hunter, id: 6, x: 0, y: 0, velocity: Velocity(.northWest, speed: 30))), .idle)
    #expect(
      next.description == "t2 playing wave:1 score:0 march:E "
        + "1:player@40,17*3+ 5:diver@30,0*1>S30 6:hunter@77,18*1>NW30 90:raider@10,2*1")
  }

  @Test("A raider in the last row ends the game, and the pause key cannot resume it")
  func invasion() {
    let game = Game.scripted()
    let ends = [17, 18].map { row in
      let next = game.next(
        World(staging: [.enemy(.raider, id: 5, x: 20, y: row), .player(6)], tick: 1), .idle)
      let later = game.next(next, Command(togglesPause: true))
      return "\(next.phase) \(next.events) \(later.phase) \(later.events)"
    }
    #expect(ends == ["playing [] paused []", "over [over] over []"])
  }

  @Test("A beaten wave is announced, its spectres leave, and the next wave arrives after a pause")
  func waves() {
    let game = Game.scripted()
    var world = World(
      staging: [
        .player(), .enemy(.spectre, id: 5, x: 20, y: 2), .enemy(.mine, id: 6, x: 30, y: 9),
      ], tick: 10)
    world = game.next(world, .idle)
    #expect(
      world.description == "t11 playing wave:1 score:0 next:56 march:E events:beaten-1 "
        + "1:player@40,17*3+ 6:mine@30,9*1")
    while world.wave == 1, world.tick < 200 { world = game.next(world, .idle) }
    let start = "t56 playing wave:2 score:0 march:E events:wave-2 1:player"
    #expect(world.description.hasPrefix(start))
    #expect(world.events == [.waveStarted(2, game.census(of: world))])
    let newcomers: [Int] = world.entities.filter(\.kind.holdsWave).map(\.gunReadyAt)
    #expect(newcomers == Array(repeating: 86, count: 18))
  }
}
