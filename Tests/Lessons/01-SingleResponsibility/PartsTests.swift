import SpaceGame
import Testing

@testable import SingleResponsibilityAfter

/// Tests of each part alone. The before version has no parts to test.
@Suite("The parts of a ship, each alone")
struct PartsTests {
  @Test(
    "A hull needs no ship to lose its lives",
    arguments: [(Kind.player, 10 + ShieldRules.duration), (.raider, 4)])
  func hull(kind: Kind, shieldedUntil: Int) {
    var hull = Hull(kind: kind, lives: 2, shieldedUntil: 4)
    hull.loseLife(at: 3)
    hull.loseLife(at: 10)
    #expect([hull.lives, hull.shieldedUntil] == [1, shieldedUntil] && !hull.isLost)
  }

  @Test("An engine needs no ship to move")
  func engine() {
    var engine = Engine(kind: .raider, position: Position(x: 5, y: 5))
    engine.move(.southWest, at: 10, in: .standard)
    #expect(engine.position == Position(x: 4, y: 6))
  }

  @Test("A gun mount needs no ship to time its shots, and one without a gun never shoots")
  func gunMount() {
    for (kind, shots) in [(Kind.raider, [0, 1, 0, 1]), (.diver, [0, 0, 0, 0])] {
      var mount = GunMount(kind: kind, readyAt: 3)
      let counts = [2, 3, 47, 48].map {
        mount.shoot(at: $0, from: Position(x: 5, y: 5), target: nil).count
      }
      #expect(counts == shots)
      #expect(mount.readyAt == (kind == .raider ? 48 + GunRules.coolDown(of: .raider) : 3))
    }
  }

  @Test("A ship acts with the parts that it was given, and its record shows them")
  func injected() {
    let record = Entity(
      id: 7, kind: .raider, allegiance: .nobody, position: Position(x: 9, y: 9), expiresAt: 99)
    func ship(lives: Int) -> Ship {
      Ship(
        record: record, hull: Hull(kind: .player, lives: lives, shieldedUntil: 2),
        engine: Engine(kind: .raider, position: Position(x: 40, y: 10)),
        gunMount: GunMount(kind: .hunter, readyAt: 0))
    }
    let armed = ship(lives: 3)
    armed.move(.west, at: 1, in: .standard)
    armed.loseLife(at: 1)
    #expect(armed.shoot(at: 2, target: nil).map(\.velocity.speed) == [12])
    var expected = record
    expected.position = Position(x: 39, y: 10)
    (expected.lives, expected.shieldedUntil, expected.gunReadyAt) = (3, 2, 38)
    #expect(armed.record == expected)

    let lost = ship(lives: 0)
    lost.move(.west, at: 1, in: .standard)
    #expect(lost.shoot(at: 1, target: nil) == [])
    #expect(lost.record.position == Position(x: 40, y: 10))
  }
}
