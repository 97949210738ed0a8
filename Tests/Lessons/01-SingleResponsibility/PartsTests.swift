import SpaceGame
import Testing

@testable import SingleResponsibilityAfter

/// Tests of parts, each alone. Before has no parts, so it cannot have these.
@Suite("The parts of a ship, each alone")
struct PartsTests {
  private func record(of kind: Kind) -> Entity {
    Entity(
      id: 1, kind: kind, allegiance: .nobody, position: Position(x: 5, y: 5), lives: 2,
      gunReadyAt: 3, shieldedUntil: 4)
  }

  @Test(
    "A hull needs no ship to lose its lives, and enters nothing but lives and shield",
    arguments: [(Kind.player, 10 + ShipRules.shieldTicks), (.raider, 4)])
  func hull(kind: Kind, shieldedUntil: Int) {
    var hull = Hull(of: record(of: kind))
    hull.loseLife(at: 3)
    hull.loseLife(at: 10)
    var (expected, entered) = (record(of: kind), record(of: kind))
    (expected.lives, expected.shieldedUntil) = (1, shieldedUntil)
    hull.write(to: &entered)
    #expect(entered == expected)
    #expect(!hull.isLost)
  }

  @Test("An engine needs no ship to move, and enters nothing but the position")
  func engine() {
    var engine = Engine(of: record(of: .raider))
    engine.move(.southWest, at: 10, in: .standard)
    var (expected, entered) = (record(of: .raider), record(of: .raider))
    expected.position = Position(x: 4, y: 6)
    engine.write(to: &entered)
    #expect(entered == expected)
  }

  @Test(
    "A mount keeps the time of any gun and enters nothing else; an empty one never shoots",
    arguments: [true, false])
  func mount(isArmed: Bool) {
    var mount = GunMount(isArmed ? TwinGun() : nil, of: record(of: .raider))
    let shots = [2, 3, 47, 48].map {
      mount.shoot(at: $0, from: Position(x: 5, y: 5), target: nil).count
    }
    #expect(shots == (isArmed ? [0, 2, 0, 2] : [0, 0, 0, 0]))
    var (expected, entered) = (record(of: .raider), record(of: .raider))
    if isArmed { expected.gunReadyAt = 48 + ShipRules.coolDown(of: .raider) }
    mount.write(to: &entered)
    #expect(entered == expected)
  }
}
