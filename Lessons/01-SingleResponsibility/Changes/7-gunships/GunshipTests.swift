import SpaceGame
import Testing

@Suite("A gunship")
struct GunshipTests {
  private let place = Position(x: 40, y: 5)

  private func ship(_ kind: Kind, id: Int, _ side: Side) -> any Vessel {
    side.shipyard.ship(
      from: Entity(id: id, kind: kind, allegiance: .enemy, position: place))
  }

  @Test(
    "Every third raider shoots as a hunter does", arguments: Side.allCases,
    [Position(x: 35, y: 13), Position(x: 40, y: 13), Position(x: 45, y: 13)])
  func shots(side: Side, target: Position) {
    for id in [3, 6, 42] {
      var (gunship, hunter) = (ship(.raider, id: id, side), ship(.hunter, id: id, side))
      #expect(gunship.shoot(at: 60, target: target) == hunter.shoot(at: 60, target: target))
    }
  }

  @Test("A gunship's gun cools down as fast as a hunter's", arguments: Side.allCases)
  func coolDown(side: Side) {
    var gunship = ship(.raider, id: 3, side)
    let ready = 60 + GunRules.coolDown(of: .hunter)
    #expect(
      [60, ready - 1, ready].map { gunship.shoot(at: $0, target: nil).count } == [1, 0, 1])
  }

  @Test("All other ships keep their guns", arguments: Side.allCases)
  func others(side: Side) {
    for kind in Kind.armedShips {
      for id in kind == .raider ? [1, 2, 4, 5] : [2, 3] {
        var (other, usual) = (ship(kind, id: id, side), ship(kind, id: 1, side))
        let target = Position(x: 45, y: 13)
        #expect(other.shoot(at: 60, target: target) == usual.shoot(at: 60, target: target))
        var rested = ship(kind, id: id, side)
        _ = rested.shoot(at: 60, target: nil)
        #expect(rested.record.gunReadyAt == 60 + GunRules.coolDown(of: kind), "\(kind) \(id)")
      }
    }
  }

  @Test("A gunship flies and is hit as a raider is", arguments: Side.allCases)
  func raider(side: Side) {
    let ships = [3, 1].map { id in
      var ship = ship(.raider, id: id, side)
      for tick in 60...70 { ship.move(.southWest, at: tick, in: .standard) }
      ship.loseLife(at: 71)
      ship.gainLife()
      ship.gainLife()
      return ship.record
    }
    #expect(ships[0].kind == .raider)
    #expect(ships[0].position == ships[1].position && ships[0].lives == ships[1].lives)
  }
}
