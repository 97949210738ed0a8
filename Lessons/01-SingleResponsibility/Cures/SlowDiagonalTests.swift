import SpaceGame
import Testing

@Suite("A gun that has to turn")
struct SlowDiagonalTests {
  private let coolDown = GunRules.coolDown(of: .hunter)

  @Test(
    "After a diagonal shot a hunter's gun cools down for twice as long, after a straight one as usual",
    arguments: Side.allCases, [(-5, 2), (5, 2), (0, 1), (4, 1)])
  func hunter(side: Side, shot: (aside: Int, coolDowns: Int)) {
    var ship = side.ship(.hunter, at: Position(x: 40, y: 5), gunReadyAt: 50)
    let (target, ready) = (Position(x: 40 + shot.aside, y: 13), 60 + shot.coolDowns * coolDown)
    #expect(ship.shoot(at: 60, target: target).count == 1)
    #expect([ready - 1, ready].map { ship.shoot(at: $0, target: nil).count } == [0, 1])
  }

  @Test(
    "Ships that shoot straight wait as before, wherever the target is", arguments: Side.allCases)
  func others(side: Side) {
    for kind in Kind.armedShips where kind != .hunter {
      var ship = side.ship(kind, at: Position(x: 40, y: 5))
      _ = ship.shoot(at: 60, target: Position(x: 45, y: 13))
      #expect(ship.record.gunReadyAt == 60 + GunRules.coolDown(of: kind), "\(kind)")
    }
  }
}
