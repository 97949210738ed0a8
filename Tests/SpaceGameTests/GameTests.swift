import Synchronization
import Testing

@testable import SpaceGame

@Suite("A tick of the game")
struct GameTests {
  private let distantRaider = Entity.enemy(.raider, id: 90, x: 10, y: 2)

  private func world(_ entities: Entity..., tick: Int = 1) -> World {
    World(staging: entities + [distantRaider], tick: tick)
  }

  @Test("Stepping a copy leaves the world as it was, and the player flies where the command heads")
  func purity() {
    let start = World(seed: 1)
    let kept = start
    let next = Game.scripted().next(start, Command(heading: .west, fires: true))
    #expect(start == kept)
    #expect(next.tick == 1)
    #expect(next.player?.position.x == start.player.map { $0.position.x - 1 })
    let census = Game.scripted().census(of: next)
    #expect([census.characters, census.velocities.count] == [61, 40])
  }

  @Test("A paused game does not age, and a second press resumes it")
  func pause() {
    let start = world(.player())
    let game = Game.scripted()
    let paused = game.next(start, Command(togglesPause: true))
    #expect(paused.phase == .paused)
    #expect(paused.tick == start.tick)
    let still = game.next(paused, Command(heading: .west, fires: true))
    #expect(still == paused)
    let resumed = game.next(still, Command(togglesPause: true))
    #expect(resumed.phase == .playing)
    #expect(resumed.tick == start.tick + 1)
  }

  @Test("Shots enter the arena as bullets of the shooter's side, and can touch at once")
  func shots() {
    let seen = Mutex<[Contact]>([])
    let game = Game.scripted(ScriptedTurnOrder(shooters: [1])) { contact, _ in
      seen.withLock { $0.append(contact) }
      return []
    }
    let next = game.next(world(.player(x: 40, y: 17), .enemy(.mine, id: 5, x: 40, y: 16)), .idle)
    #expect(next.entities.last?.kind == .bolt)
    #expect(next.entities.last?.allegiance == .player)
    #expect(next.entities.last?.id == 91)
    #expect(next.events == [.shot(.player)])
    #expect(seen.withLock { $0.map { [$0.first.id, $0.second.id] } } == [[5, 91]])
  }

  @Test("A new course is flown in the same tick; strangers' courses and shots are passed over")
  func courses() {
    let diver = Entity.enemy(.diver, id: 5, x: 20, y: 5, velocity: Velocity(.south, speed: 9))
    let order = ScriptedTurnOrder(
      shooters: [77], courses: [5, 78].map { Turn.Course($0, Velocity(.east, speed: 30)) })
    let next = Game.scripted(order).next(world(.player(), diver), .idle)
    #expect(next.entities.map(\.id) == [1, 5, 90])
    #expect(next.entities[1].position == Position(x: 21, y: 5))
  }

  @Test("Bullets leave the arena at its edge; ships come in again at the other")
  func edges() {
    let south = Velocity(.south, speed: 30)
    let next = Game.scripted().next(
      world(
        .player(), .enemy(.bolt, id: 4, x: 20, y: 18, velocity: south),
        .enemy(.diver, id: 5, x: 30, y: 18, velocity: south)), .idle)
    #expect(next.entities.map(\.id) == [1, 5, 90])
    #expect(next.entities[1].position == Position(x: 30, y: 0))
  }

  @Test("A seeker's fuel is gone after its time")
  func fuel() {
    var world = world(.player(), .enemy(.spectre, id: 5, x: 20, y: 2))
    world.add(
      Shot(.seeker, from: Position(x: 3, y: 3), velocity: Velocity(.south, speed: 8)),
      by: world.entities[1])
    #expect(world.entities.last?.expiresAt == 151)
    #expect(world.entities.last?.allegiance == .enemy)
    let last = World(
      staging: [.player(), .enemy(.seeker, id: 5, x: 9, y: 9, expiresAt: 6), distantRaider],
      tick: 5)
    let game = Game.scripted()
    #expect(game.next(last, .idle).count(of: .seeker) == 1)
    #expect(game.next(game.next(last, .idle), .idle).count(of: .seeker) == 0)
  }

  @Test("A raider in the last row ends the game")
  func invasion() {
    let early = World(staging: [.player(), .enemy(.raider, id: 5, x: 20, y: 17)], tick: 1)
    #expect(Game.scripted().next(early, .idle).phase == .playing)
    let late = World(staging: [.player(), .enemy(.raider, id: 5, x: 20, y: 18)], tick: 1)
    let next = Game.scripted().next(late, .idle)
    #expect(next.phase == .over)
    #expect(next.events == [.gameOver])
  }

  @Test("A beaten wave is told, spectres give up, and the next wave comes in its time")
  func waves() {
    let game = Game.scripted()
    var world = World(
      staging: [
        .player(), .enemy(.spectre, id: 5, x: 20, y: 2), .enemy(.mine, id: 6, x: 30, y: 9),
      ], tick: 10)
    world = game.next(world, .idle)
    #expect(world.events == [.waveBeaten(1)])
    #expect(world.count(of: .spectre) == 0)
    #expect(world.count(of: .mine) == 1, "mines stay")
    #expect(world.nextWaveAt == 56)
    while world.wave == 1, world.tick < 200 { world = game.next(world, .idle) }
    #expect(world.tick == 56)
    #expect(world.wave == 2)
    #expect(world.nextWaveAt == nil)
    #expect(world.events == [.waveStarted(2)])
    #expect(world.count(of: .raider) == 14)
    #expect(world.count(of: .diver) == 4)
    let newcomers = world.entities.filter { $0.kind.holdsWave }
    #expect(newcomers.allSatisfy { $0.gunReadyAt == world.tick + 30 })
  }

  @Test("Raiders march together")
  func march() {
    let raiders = [Entity.enemy(.raider, id: 5, x: 20, y: 2), .enemy(.raider, id: 6, x: 30, y: 2)]
    let world = World(staging: [.player()] + raiders, tick: 12)
    let period = March.period(raiders: 2, wave: 1)
    #expect(12 % period == 0, "the test stands at a tick in which the formation steps")
    let next = Game.scripted().next(world, .idle)
    #expect(next.entities.map(\.position.x) == [40, 21, 31])
  }
}
