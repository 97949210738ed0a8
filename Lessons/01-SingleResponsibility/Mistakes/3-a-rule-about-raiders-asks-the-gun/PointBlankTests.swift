import SpaceGame
import Testing

@Suite("A raider at point-blank range")
struct PointBlankTests {
  @Test(
    "A raider holds its fire if the target is at most two rows below", arguments: Side.allCases,
    [(-1, 1), (0, 0), (1, 0), (2, 0), (3, 1)])
  func raider(side: Side, shot: (below: Int, count: Int)) {
    var ship = side.ship(.raider, at: Position(x: 40, y: 5))
    let target = Position(x: 41, y: 5 + shot.below)
    #expect(ship.shoot(at: 60, target: target).count == shot.count)
    // Fire that was held starts no cool-down.
    #expect(ship.shoot(at: 61, target: nil).count == 1 - shot.count)
  }

  @Test("Other ships fire at any range", arguments: Side.allCases)
  func others(side: Side) {
    for kind in Kind.armedShips where kind != .raider {
      var ship = side.ship(kind, at: Position(x: 40, y: 5))
      #expect(ship.shoot(at: 60, target: Position(x: 41, y: 6)).count == 1, "\(kind)")
    }
  }
}
