import SpaceGame
import Testing

@testable import SingleResponsibilityAfter

/// Tests of each part alone. The before version has no parts to test.
@Suite("The parts of a ship, each alone")
struct PartsTests {
  private let start = Position(x: 5, y: 5)

  @Test(
    "A hull needs no ship to take a hit",
    arguments: [(Kind.player, 10 + ShieldRules.duration), (.raider, 4)])
  func hull(kind: Kind, end: Int) {
    let hull = Hull(kind: kind)
    var (lives, shieldedUntil) = (2, 4)
    hull.loseLife(at: 3, lives: &lives, shieldedUntil: &shieldedUntil)
    #expect([lives, shieldedUntil] == [2, 4])
    hull.loseLife(at: 10, lives: &lives, shieldedUntil: &shieldedUntil)
    #expect([lives, shieldedUntil] == [1, end])
    hull.gainLife(lives: &lives)
    #expect(lives == (kind == .player ? 2 : 1))
  }

  @Test("An engine needs no ship to move")
  func engine() {
    var position = start
    Engine(kind: .raider).move(.southWest, at: 10, in: .standard, position: &position)
    #expect(position == start.moved(.southWest))
  }

  @Test("A gun needs no ship to time its shots")
  func gun() {
    let gun = Gun(kind: .raider)
    var readyAt = 3
    let counts = [2, 3, 47, 48].map {
      gun.shoot(at: $0, from: start, facing: .south, target: nil, readyAt: &readyAt).count
    }
    #expect(counts == [0, 1, 0, 1])
    #expect(readyAt == 48 + GunRules.coolDown(of: .raider))
  }

  @Test("A ship asks the parts that it was given, whatever kind its record names")
  func given() {
    // The record of a raider, with a player's hull and engine and a hunter's gun.
    let record = Entity(
      id: 7, kind: .raider, allegiance: .nobody, position: Position(x: 40, y: 14), lives: 2,
      expiresAt: 99)
    var ship = Ship(
      record: record, hull: Hull(kind: .player), engine: Engine(kind: .player),
      gun: Gun(kind: .hunter))
    var expected = record
    ship.move(.north, at: 10, in: .standard)
    #expect(ship.record == expected, "A player climbs in every third tick.")
    ship.loseLife(at: 10)
    (expected.lives, expected.shieldedUntil) = (1, 10 + ShieldRules.duration)
    #expect(ship.record == expected)
    let bolt = ship.shoot(at: 12, target: Position(x: 48, y: 15))
    expected.gunReadyAt = 12 + GunRules.coolDown(of: .hunter)
    #expect(bolt.map(\.velocity.direction) == [.southEast] && ship.record == expected)
  }

  @Test("A ship fires the way it faces, whatever gun it has")
  func facing() {
    for (kind, ahead) in [(Kind.raider, Direction.south), (.player, .north)] {
      for gun in [Kind.player, .raider] {
        var ship = Ship(
          record: Entity(id: 7, kind: kind, allegiance: .nobody, position: start),
          hull: Hull(kind: kind), engine: Engine(kind: kind), gun: Gun(kind: gun))
        #expect(ship.shoot(at: 1, target: nil).map(\.velocity.direction) == [ahead])
      }
    }
  }
}
