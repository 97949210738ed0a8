import SpaceGame
import Testing

@Suite("A gun that gets no rest")
struct OverheatingGunTests {
  private let coolDown = GunRules.coolDown(of: .player)

  @Test(
    "For the first three ticks in which it is ready, a gun is still hot; then it is cold",
    arguments: Side.allCases, [(0, 2), (1, 2), (2, 2), (3, 1), (40, 1)])
  func rest(side: Side, shot: (rest: Int, coolDowns: Int)) {
    var ship = side.ship(.player, gunReadyAt: 50)
    let tick = 50 + shot.rest
    #expect(!ship.shoot(at: tick, target: nil).isEmpty)
    #expect(ship.record.gunReadyAt == tick + shot.coolDowns * coolDown)
  }

  @Test("A player who keeps the trigger down fires half as often", arguments: Side.allCases)
  func keptDown(side: Side) {
    var ship = side.ship(.player, gunReadyAt: 0)
    let shots = (20...20 + 5 * coolDown).filter { !ship.shoot(at: $0, target: nil).isEmpty }
    #expect(shots == [20, 20 + coolDown, 20 + 3 * coolDown, 20 + 5 * coolDown])
  }

  @Test("After a rest the gun is cold again", arguments: Side.allCases)
  func coldAgain(side: Side) {
    var ship = side.ship(.player, gunReadyAt: 20)
    _ = ship.shoot(at: 20, target: nil)
    #expect(ship.record.gunReadyAt == 20 + 2 * coolDown)
    let rested = ship.record.gunReadyAt + 3
    _ = ship.shoot(at: rested, target: nil)
    #expect(ship.record.gunReadyAt == rested + coolDown)
  }

  @Test("A trigger pulled too early heats nothing up", arguments: Side.allCases)
  func tooEarly(side: Side) {
    var ship = side.ship(.player, gunReadyAt: 20)
    for tick in 17...19 { #expect(ship.shoot(at: tick, target: nil) == []) }
    _ = ship.shoot(at: 22, target: nil)
    #expect(ship.record.gunReadyAt == 22 + 2 * coolDown)
  }

  @Test("The enemies' guns do not overheat", arguments: Side.allCases)
  func enemies(side: Side) {
    for kind in Kind.armedShips {
      var ship = side.ship(kind, gunReadyAt: 20)
      _ = ship.shoot(at: 20, target: nil)
      let coolDown = GunRules.coolDown(of: kind)
      #expect(ship.record.gunReadyAt == 20 + (kind == .player ? 2 : 1) * coolDown, "\(kind)")
    }
  }
}
