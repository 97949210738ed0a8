import Synchronization
import Testing

@testable import SpaceGame

@Suite("What follows from contacts in a tick")
struct GameContactTests {
  private let distantRaider = Entity.enemy(.raider, id: 90, x: 10, y: 2)

  private func world(_ entities: Entity..., tick: Int = 1) -> World {
    World(staging: entities + [distantRaider], tick: tick)
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
}
