import SpaceGame
import Testing

@Suite("Guns that are jammed")
struct JammedGunTests {
  private let firing = Command(fires: true)

  @Test(
    "From the seventh wave on, a hunter within one column of the player jams the gun",
    arguments: Side.allCases, [6, 7, 11])
  func hunterJams(side: Side, wave: Int) {
    for (columns, isNear) in [(-2, false), (-1, true), (0, true), (1, true), (2, false)] {
      let hunter = Entity.staged(.hunter, x: 40 + columns)
      let turn = side.turnOrder.turn(
        of: Scene(wave: wave, command: firing, entities: [.player(x: 40), hunter]))
      let isJammed = wave >= 7 && isNear
      #expect(
        turn.shooters.contains(1) == !isJammed, "wave \(wave), \(columns) columns from the player")
    }
  }

  @Test(
    "Wherever it is, a spectre jams the gun at random, in one tick out of six",
    arguments: Side.allCases)
  func spectreJams(side: Side) {
    let entities: [Entity] = [.player(x: 40), .staged(.spectre, x: 5)]
    var jams = 0
    for luck in UInt64(0)..<300 {
      let scene = Scene(wave: 7, command: firing, entities: entities, luck: luck)
      if !side.turnOrder.turn(of: scene).shooters.contains(1) { jams += 1 }
    }
    #expect((30..<80).contains(jams), "About fifty in three hundred.")
  }

  @Test("One of many jammers is enough, and the enemy still shoots", arguments: Side.allCases)
  func enemyShootsOn(side: Side) throws {
    let luck = try Scene.luckyDay(for: 7)
    let entities: [Entity] = [
      .player(x: 40), .staged(.hunter, id: 2, x: 9), .staged(.hunter, id: 3, x: 41),
      .staged(.raider), .staged(.hunter, id: 8, x: 70),
    ]
    let scene = Scene(wave: 8, command: firing, entities: entities, luck: luck)
    let shooters = side.turnOrder.turn(of: scene).shooters
    #expect(!shooters.contains(1), "The hunter in the next column jams the gun.")
    #expect(
      shooters
        == entities.filter { $0.id > 1 }.map(\.id).filter { id in
          let kind: Kind = id == 7 ? .raider : .hunter
          return scene.fate(of: id, oneIn: TurnRules.triggerOdds(of: kind))
        })
  }

  @Test("Nothing but a hunter or a spectre jams the gun, however near", arguments: Side.allCases)
  func othersDoNot(side: Side) {
    let others = Kind.allCases.filter { ![.player, .hunter, .spectre].contains($0) }
    let crowd = others.enumerated().map { Entity.staged($1, id: 10 + $0, x: 40, y: 16) }
    for luck in UInt64(0)..<30 {
      let calm = Scene(
        wave: 7, command: firing, entities: [.player(x: 40)] + crowd, luck: luck)
      #expect(side.turnOrder.turn(of: calm).shooters.contains(1), "luck \(luck)")
    }
  }
}
