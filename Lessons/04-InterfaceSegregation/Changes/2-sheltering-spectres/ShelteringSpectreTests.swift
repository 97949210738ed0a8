import SpaceGame
import Testing

@Suite("Spectres that shelter their own")
struct ShelteringSpectreTests {
  private let ships: [Kind] = [.raider, .diver, .hunter]
  private let spectre = Entity.staged(.spectre, x: 20, y: 5)

  @Test(
    "From the eighth wave on, an enemy's ship within three cells of a spectre cannot be touched",
    arguments: Side.allCases)
  func shelters(side: Side) {
    for kind in ships {
      for direction in Direction.allCases {
        for cells in 0...5 {
          let spot = spectre.position.moved(direction, by: cells)
          let ship = Entity.staged(kind, id: 9, x: spot.x, y: spot.y)
          let isNear = spectre.position.distance(to: spot) <= 3
          for wave in [7, 8, 11] {
            let turn = side.turnOrder.turn(of: Scene(wave: wave, entities: [spectre, ship]))
            #expect(
              turn.colliders == (wave >= 8 && isNear ? [] : [9]),
              "\(kind) \(cells) cells to the \(direction) in wave \(wave)")
          }
        }
      }
    }
  }

  @Test("A spectre shelters nothing but the enemy's ships", arguments: Side.allCases)
  func others(side: Side) {
    let others = Kind.allCases.filter { !ships.contains($0) && $0 != .spark && $0 != .spectre }
    let crowd = others.enumerated().map { Entity.staged($1, id: 10 + $0) }
    let raiders = [Allegiance.player, .nobody].enumerated().map { number, allegiance in
      Entity(
        id: 30 + number, kind: .raider, allegiance: allegiance, position: spectre.position)
    }
    let turn = side.turnOrder.turn(of: Scene(wave: 8, entities: [spectre] + crowd + raiders))
    #expect(turn.colliders == crowd.map(\.id) + [30, 31])
  }

  @Test(
    "Each spectre shelters those near it, which still shoot and steer", arguments: Side.allCases)
  func each(side: Side) throws {
    let things: [Entity] = [
      .staged(.raider, id: 2, x: 21), .staged(.hunter, id: 3, x: 60), spectre,
      .staged(.diver, id: 8, x: 40), .staged(.spectre, id: 9, x: 61),
    ]
    let turn = side.turnOrder.turn(
      of: Scene(tick: 5, wave: 8, entities: things, luck: try Scene.luckyDay(for: 2)))
    #expect(turn.colliders == [8])
    #expect(turn.shooters.contains(2), "A sheltered ship still shoots.")
    #expect(turn.velocity(of: 3) != nil, "A sheltered ship still steers.")
  }
}
