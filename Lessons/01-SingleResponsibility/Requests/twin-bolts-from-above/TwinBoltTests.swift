import SpaceGame
import Testing

@Suite("A raider above the player")
struct TwinBoltTests {
  private let raider = Position(x: 40, y: 10)

  @Test(
    "A raider fires two bolts side by side at a player right below", arguments: Side.allCases,
    [11, 12, 18])
  func rightBelow(side: Side, row: Int) {
    #expect(
      shots(of: .raider, side, at: Position(x: 40, y: row)) == [
        bolt(at: Position(x: 39, y: 11)), bolt(at: Position(x: 41, y: 11)),
      ])
  }

  @Test(
    "A raider that has moved above the player fires two bolts from there", arguments: Side.allCases)
  func movedAbove(side: Side) {
    var ship = side.ship(.raider, at: raider)
    let target = Position(x: 41, y: 16)
    #expect(ship.shoot(at: 10, target: target) == [bolt(at: Position(x: 40, y: 11))])
    let ready = 10 + ShipRules.coolDown(of: .raider)
    ship.move(.east, at: ready, in: .standard)
    #expect(
      ship.shoot(at: ready, target: target) == [
        bolt(at: Position(x: 40, y: 11)), bolt(at: Position(x: 42, y: 11)),
      ])
  }

  @Test("Two bolts are one shot: the gun cools down as after one", arguments: Side.allCases)
  func coolDown(side: Side) {
    var ship = side.ship(.raider, at: raider)
    let (target, ready) = (Position(x: 40, y: 16), 10 + ShipRules.coolDown(of: .raider))
    let counts = [10, 11, ready - 1, ready].map { ship.shoot(at: $0, target: target).count }
    #expect(counts == [2, 0, 0, 2])
    #expect(ship.record.gunReadyAt == ready + ShipRules.coolDown(of: .raider))
  }

  @Test("Only a raider fires two bolts, and only straight down", arguments: Side.allCases)
  func others(side: Side) {
    let below = Position(x: 40, y: 16)
    #expect(shots(of: .raider, side, at: below).count == 2)
    for target in [Position(x: 39, y: 16), Position(x: 41, y: 11), Position(x: 40, y: 4), raider] {
      #expect(
        shots(of: .raider, side, at: target) == [bolt(at: Position(x: 40, y: 11))], "\(target)")
    }
    for kind in Kind.armedShips where kind != .raider {
      #expect(shots(of: kind, side, at: below).count == 1, "\(kind)")
    }
  }

  private func shots(of kind: Kind, _ side: Side, at target: Position) -> [Shot] {
    var ship = side.ship(kind, at: raider)
    return ship.shoot(at: 10, target: target)
  }

  private func bolt(at position: Position) -> Shot {
    Shot(
      .bolt, from: position,
      velocity: Velocity(.south, speed: ShipRules.bulletSpeed(of: .raider)))
  }
}
