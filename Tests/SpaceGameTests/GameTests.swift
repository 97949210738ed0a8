import Synchronization
import Testing

@testable import SpaceGame

@Suite("A tick of the game")
struct GameTests {
  private let distantRaider = Entity.enemy(.raider, id: 90, x: 10, y: 2)

  private func world(_ entities: Entity..., tick: Int = 1) -> World {
    World(staging: entities + [distantRaider], tick: tick)
  }

  @Test("Stepping a copy leaves the world as it was")
  func purity() {
    let start = World(seed: 1)
    let kept = start
    let next = Game.plain().next(start, Command(heading: .west, fires: true))
    #expect(start == kept)
    #expect(next != start)
  }

  @Test("The player flies where the command heads")
  func playerMoves() {
    let next = Game.plain().next(world(.player(x: 40)), Command(heading: .west))
    #expect(next.player?.position == Position(x: 39, y: 17))
    #expect(next.tick == 2)
  }

  @Test("A paused game does not age, and a second press resumes it")
  func pause() {
    let start = world(.player())
    let game = Game.plain()
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
    let referee = ScriptedReferee { contact, _ in
      seen.withLock { $0.append(contact) }
      return []
    }
    let game = Game.plain(referee: referee, turnOrder: ScriptedTurnOrder(shooters: { _ in [1] }))
    let next = game.next(world(.player(x: 40, y: 17), .enemy(.mine, id: 5, x: 40, y: 16)), .idle)
    #expect(next.entities.last?.kind == .bolt)
    #expect(next.entities.last?.allegiance == .player)
    #expect(next.entities.last?.id == 91)
    #expect(next.events == [.shot(.player)])
    #expect(seen.withLock { $0.map { [$0.first.id, $0.second.id] } } == [[5, 91]])
  }

  @Test("Shooters and courses of things that are not there are passed over")
  func strangers() {
    let order = ScriptedTurnOrder(
      shooters: { _ in [77] }, courses: [Turn.Course(78, Velocity(.east, speed: 3))])
    let next = Game.plain(turnOrder: order).next(world(.player()), .idle)
    #expect(next.entities.map(\.id) == [1, 90])
  }

  @Test("A new course is flown in the same tick")
  func courses() {
    let diver = Entity.enemy(.diver, id: 5, x: 20, y: 5, velocity: Velocity(.south, speed: 9))
    let order = ScriptedTurnOrder(courses: [Turn.Course(5, Velocity(.east, speed: 9))])
    let next = Game.plain(turnOrder: order).next(world(.player(), diver), .idle)
    #expect(next.entities[1].position == Position(x: 21, y: 5))
  }

  @Test("A hit takes a life from the player, and the last one ends the game")
  func hits() {
    let referee = ScriptedReferee { contact, _ in [.hit(contact.first.id)] }
    let game = Game.plain(referee: referee)
    var world = world(.player(), .enemy(.mine, id: 5, x: 40, y: 17))
    world = game.next(world, .idle)
    #expect(world.player?.lives == 2)
    #expect(world.events == [.playerHit(livesLeft: 2)])
    world = game.next(game.next(world, .idle), .idle)
    #expect(world.player == nil)
    #expect(world.phase == .over)
    #expect(world.events == [.playerHit(livesLeft: 0), .destroyed(.player), .gameOver])
    #expect(game.next(world, Command(heading: .west)).tick == world.tick)
  }

  @Test("A hit destroys what is no ship, and a shield saves a ship")
  func hitOthers() {
    var shielded = Entity.player()
    shielded.shieldedUntil = 50
    let referee = ScriptedReferee { contact, _ in
      [.hit(contact.first.id), .hit(contact.second.id)]
    }
    let next = Game.plain(referee: referee)
      .next(world(shielded, .enemy(.bolt, id: 5, x: 40, y: 17)), .idle)
    #expect(next.player?.lives == 3)
    #expect(next.events.isEmpty)
    #expect(next.entities.map(\.id) == [1, 90])
  }

  @Test("What is gone is not asked about again in the same tick")
  func goneThings() {
    let asked = Mutex(0)
    let referee = ScriptedReferee { contact, _ in
      asked.withLock { $0 += 1 }
      return [.destroy(contact.second.id), .destroy(contact.second.id), .score(7)]
    }
    let game = Game.plain(referee: referee)
    let next = game.next(
      world(
        .enemy(.bolt, id: 4, x: 20, y: 9), .enemy(.mine, id: 5, x: 20, y: 9),
        .enemy(.bolt, id: 6, x: 20, y: 9), .player(8)), .idle)
    #expect(asked.withLock { $0 } == 2, "4 with 5, 4 with 6, and no longer 5 with 6")
    #expect(next.score == 14)
    #expect(next.events == [.destroyed(.mine)])
  }

  @Test("A contact is not asked about when only its second thing is gone")
  func goneSecond() {
    let asked = Mutex<[[Int]]>([])
    let referee = ScriptedReferee { contact, _ in
      let ids = [contact.first.id, contact.second.id]
      asked.withLock { $0.append(ids) }
      return ids == [4, 6] ? [.destroy(6)] : []
    }
    _ = Game.plain(referee: referee).next(
      world(
        .enemy(.bolt, id: 4, x: 20, y: 9), .enemy(.mine, id: 5, x: 20, y: 9),
        .enemy(.bolt, id: 6, x: 20, y: 9), .player(8)), .idle)
    #expect(asked.withLock { $0 } == [[4, 5], [4, 6]])
  }

  @Test("The referee sees the scene as it was when the contacts began")
  func scene() {
    let sizes = Mutex<[Int]>([])
    let referee = ScriptedReferee { contact, scene in
      sizes.withLock { $0.append(scene.entities.count { $0.lives > 0 }) }
      return [.destroy(contact.second.id)]
    }
    _ = Game.plain(referee: referee).next(
      world(
        .enemy(.bolt, id: 4, x: 20, y: 9), .enemy(.mine, id: 5, x: 20, y: 9),
        .enemy(.bolt, id: 6, x: 20, y: 9), .player(8)), .idle)
    #expect(sizes.withLock { $0 } == [5, 5])
  }

  @Test("What an earlier contact took is out of reach of a later one")
  func lostThings() {
    let seen = Mutex<[[Int]]>([])
    let referee = ScriptedReferee { contact, scene in
      let near = scene.entities(within: 3, of: contact.first.position).map(\.id)
      seen.withLock { $0.append(near) }
      return [contact.second.kind.isShip ? .hit(contact.second.id) : .destroy(contact.second.id)]
    }
    _ = Game.plain(referee: referee).next(
      world(
        .enemy(.bolt, id: 4, x: 20, y: 9), .enemy(.diver, id: 5, x: 20, y: 9),
        .enemy(.bolt, id: 6, x: 20, y: 9), .player(8)), .idle)
    #expect(seen.withLock { $0 } == [[4, 5, 6], [4, 6]])
  }

  @Test("A lost ship leaves four sparks that glow for a moment")
  func sparks() {
    let referee = ScriptedReferee { contact, _ in
      contact.second.kind == .diver ? [.destroy(contact.second.id)] : []
    }
    let game = Game.plain(referee: referee)
    var world = world(.player(), .enemy(.diver, id: 5, x: 40, y: 17))
    world = game.next(world, .idle)
    let sparks = world.entities.filter { $0.kind == .spark }
    #expect(sparks.count == 4)
    #expect(world.count(of: .diver) == 0)
    let born = world.tick - 1
    while world.count(of: .spark) > 0, world.tick < 100 { world = game.next(world, .idle) }
    #expect(world.tick - 1 == born + 8)
    #expect(
      sparks.map(\.velocity)
        == [.northEast, .southEast, .southWest, .northWest].map {
          Velocity($0, speed: 12)
        })
  }

  @Test("A repair gives a life and a release sets a kit free that sinks")
  func repairs() {
    let referee = ScriptedReferee { contact, _ in
      [.repair(contact.first.id), .destroy(contact.second.id), .release(Position(x: 30, y: 3))]
    }
    let next = Game.plain(referee: referee)
      .next(world(.player(), .enemy(.mine, id: 5, x: 40, y: 17)), .idle)
    #expect(next.player?.lives == 4)
    #expect(next.events == [.repaired, .destroyed(.mine)])
    let kit = next.entities.first { $0.kind == .repair }
    #expect(kit?.position == Position(x: 30, y: 3))
    #expect(kit?.velocity == Velocity(.south, speed: 4))
    #expect(kit?.allegiance == .nobody)
  }

  @Test("Bullets leave the arena at its edge; ships come in again at the other")
  func edges() {
    let south = Velocity(.south, speed: 30)
    let next = Game.plain().next(
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
    let game = Game.plain()
    #expect(game.next(last, .idle).count(of: .seeker) == 1)
    #expect(game.next(game.next(last, .idle), .idle).count(of: .seeker) == 0)
  }

  @Test("A raider in the last row ends the game")
  func invasion() {
    let early = World(staging: [.player(), .enemy(.raider, id: 5, x: 20, y: 17)], tick: 1)
    #expect(Game.plain().next(early, .idle).phase == .playing)
    let late = World(staging: [.player(), .enemy(.raider, id: 5, x: 20, y: 18)], tick: 1)
    let next = Game.plain().next(late, .idle)
    #expect(next.phase == .over)
    #expect(next.events == [.gameOver])
  }

  @Test("A beaten wave is told, spectres give up, and the next wave comes in its time")
  func waves() {
    let game = Game.plain()
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
    let next = Game.plain().next(world, .idle)
    #expect(next.entities.map(\.position.x) == [40, 21, 31])
  }
}
