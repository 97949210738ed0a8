import SpaceGame
import Testing

@testable import SingleResponsibilityAfter

/// Tests of each part alone. The before version has no parts to test.
@Suite("The parts of a ship, each alone")
struct PartsTests {
  private let start = Position(x: 5, y: 5)

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
    var engine = Engine(kind: .raider, position: start)
    engine.move(.southWest, at: 10, in: .standard)
    #expect(engine.position == start.moved(.southWest))
  }

  @Test("A gun needs no ship to time its shots")
  func gun() {
    var gun = Gun(kind: .raider, readyAt: 3)
    let counts = [2, 3, 47, 48].map { gun.shoot(at: $0, from: start, target: nil).count }
    #expect(counts == [0, 1, 0, 1])
    #expect(gun.readyAt == 48 + GunRules.coolDown(of: .raider))
  }

  @Test("A ship uses the parts that it was given, and its record shows their state")
  func given() {
    let record = Entity(
      id: 7, kind: .hunter, allegiance: .nobody, position: start, expiresAt: 99)
    func ship(lives: Int) -> Ship {
      Ship(
        record: record, hull: Hull(kind: .hunter, lives: lives, shieldedUntil: 2),
        engine: Engine(kind: .hunter, position: Position(x: 40, y: 10)),
        gun: Gun(kind: .hunter, readyAt: 2))
    }
    let armed = ship(lives: 3)
    armed.move(.west, at: 1, in: .standard)
    armed.loseLife(at: 1)
    #expect([1, 2].map { armed.shoot(at: $0, target: nil).count } == [0, 1])
    var expected = record
    expected.position = Position(x: 39, y: 10)
    (expected.lives, expected.shieldedUntil) = (3, 2)
    expected.gunReadyAt = 2 + GunRules.coolDown(of: .hunter)
    #expect(armed.record == expected)

    let lost = ship(lives: 0)
    lost.move(.west, at: 1, in: .standard)
    #expect(lost.shoot(at: 2, target: nil) == [])
    #expect(lost.record.position == Position(x: 40, y: 10))
  }
}
