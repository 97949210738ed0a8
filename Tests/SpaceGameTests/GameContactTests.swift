import Synchronization
import Testing

@testable import SpaceGame

@Suite("Contacts in a tick")
struct GameContactTests {
  /// Two kinds, the columns and rows from the first to the second, and the rows a tick ago.
  private static let pairs: [(Kind, Kind, columns: Int, rows: Int, before: Int, touch: Bool)] = [
    (.raider, .raider, 2, 0, 5, true), (.raider, .raider, 3, 0, 0, false),
    (.bolt, .raider, -1, 0, 1, true), (.bolt, .mine, 1, 0, 0, false),
    (.raider, .bolt, 1, 1, -1, true), (.raider, .bolt, 1, -1, 1, true),
    (.raider, .bolt, 0, 1, 0, false), (.raider, .bolt, 0, 1, 1, false),
    (.raider, .bolt, 0, 2, -2, false),
  ]

  @Test("Two things touch when they overlap, or if they have swapped rows since the last tick")
  func touching() {
    for (one, other, columns, rows, before, touch) in Self.pairs {
      let things = [
        Entity.enemy(one, id: 1, x: 9, y: 9), .enemy(other, id: 2, x: 9 + columns, y: 9 + rows),
      ]
      let places = [things[0].position, Position(x: 9, y: 9 + before)]
      let found = things.touching([0, 1], before: places).map { [$0.0, $0.1] }
      #expect(found == (touch ? [[0, 1]] : []), "\(one) \(other) \(columns) \(rows) \(before)")
    }
  }

  @Test("A hit takes a life from the player, and losing the last life ends the game")
  func hits() {
    let game = Game.scripted { contact, _ in [.hit(contact.first.id)] }
    let mine = Entity.enemy(.mine, id: 5, x: 40, y: 17)
    let hurt = game.next(.small(.player(), mine), .idle)
    #expect(
      hurt.description == "t2 playing wave:1 score:0 march:E events:hit-2 "
        + "1:player@40,17*2s61+ 5:mine@40,17*1 90:raider@10,2*1")
    let lost = game.next(.small(.player(lives: 1), mine), .idle)
    #expect(
      lost.description.hasPrefix(
        "t2 over wave:1 score:0 march:E events:hit-0,lost-player,over 5:mine"))
    #expect(game.next(lost, Command(heading: .west)).tick == lost.tick)
    #expect(Contact(mine, .player()) == Contact(.player(), mine))
  }

  @Test("A hit destroys a bullet but does no harm to a shielded ship")
  func hitOthers() {
    var shielded = Entity.player()
    shielded.shieldedUntil = 50
    let next = Game.scripted { contact, _ in
      [.hit(contact.first.id), .hit(contact.second.id)]
    }.next(.small(shielded, .enemy(.bolt, id: 5, x: 40, y: 17)), .idle)
    #expect(
      next.description == "t2 playing wave:1 score:0 march:E 1:player@40,17*3s50+ 90:raider@10,2*1")
  }

  /// Puts three things in one place and notes each question to the referee: the ids in the contact,
  /// those of the scene's living things, and those of the things nearby.
  private func asked(
    _ script: @escaping @Sendable (Contact) -> [Outcome]
  ) -> (questions: [[[Int]]], next: World) {
    let seen = Mutex<[[[Int]]]>([])
    let next = Game.scripted { contact, scene in
      let living = scene.entities.filter { $0.lives > 0 }
      let near = scene.entities(within: 3, of: contact.first.position)
      let question = [[contact.first, contact.second], living, near].map { $0.map(\.id) }
      seen.withLock { $0.append(question) }
      return script(contact)
    }.next(
      World.small(
        .enemy(.bolt, id: 4, x: 20, y: 9), .enemy(.diver, id: 5, x: 20, y: 9),
        .enemy(.bolt, id: 6, x: 20, y: 9), .player(8)), .idle)
    return (seen.withLock { $0 }, next)
  }

  @Test(
    "A lost thing stays in the scene, but touches nothing more and no longer counts as near")
  func goneThings() {
    for hits in [false, true] {
      let asked = asked { contact in
        let loss = hits ? Outcome.hit(contact.second.id) : .destroy(contact.second.id)
        return [loss, loss, .score(7)]
      }
      let all = [4, 5, 6, 8, 90]
      #expect(asked.questions == [[[4, 5], all, [4, 5, 6]], [[4, 6], all, [4, 6]]])
      #expect(asked.next.description.contains(" score:14 march:E events:lost-diver 4:bolt"))
    }
    for gone in [5, 6] {
      let asked = asked { $0.second.id == gone ? [.destroy(gone)] : [] }
      let contacts = asked.questions.map { $0[0] }
      #expect(contacts == [[4, 5], [4, 6]], "5 does not touch 6 when only \(gone) is gone.")
    }
  }

  @Test("A repair revives no lost ship, and does nothing for other things")
  func vainRepairs() {
    let ends = [Kind.diver, .mine].map { kind in
      let next = Game.scripted { contact, _ in
        let id = contact.second.id
        return kind.isShip ? [.destroy(id), .repair(id)] : [.repair(id)]
      }.next(.small(.player(), .enemy(kind, id: 5, x: 40, y: 17)), .idle)
      return "\(next.count(of: kind)) \(next.events)"
    }
    #expect(ends == ["0 [lost-diver]", "1 []"])
  }

  @Test("The scene of a turn or contact has the current tick, wave and arena")
  func scenes() {
    let seen = Mutex<[String]>([])
    let note = { @Sendable (scene: Scene) in
      seen.withLock { $0.append("\(scene.tick) \(scene.wave) \(scene.arena.width)") }
    }
    _ = Game.scripted(ScriptedParts(sees: note)) { _, scene in
      note(scene)
      return []
    }.next(
      World(
        staging: [.player(x: 17, y: 7), .enemy(.mine, id: 5, x: 17, y: 7)], tick: 9, wave: 4,
        arena: Arena(width: 36, height: 9)), .idle)
    #expect(seen.withLock { $0 } == ["9 4 36", "9 4 36"])
  }
}
