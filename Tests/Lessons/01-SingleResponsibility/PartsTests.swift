import SpaceGame
import Testing

@testable import SingleResponsibilityAfter

/// Tests of two parts, each alone. Before has no parts, so it cannot have these.
@Suite("The parts of a ship, each alone")
struct PartsTests {
  @Test(
    "A hull needs no ship to lose its lives, and raises a shield only where it has one",
    arguments: [(5, [1, 1, 0]), (nil, [1, 0, 0])])
  func hull(shieldTicks: Int?, expected: [Int]) {
    var hull = Hull(lives: 2, mostLives: 3, shieldTicks: shieldTicks)
    let lives = [10, 14, 15].map { tick in
      hull.loseLife(at: tick)
      return hull.lives
    }
    #expect(lives == expected)
    #expect([-1, 0, 1].map { Hull(lives: $0, mostLives: 3).isLost } == [true, true, false])
  }

  @Test("A mount keeps the time of any gun; without one it never shoots and keeps its time")
  func mount() {
    func counts(_ mount: inout GunMount) -> [Int] {
      (0...6).map { mount.shoot(at: $0, from: Position(x: 5, y: 5), target: nil).count }
    }
    var armed = GunMount(TwinGun(), coolDown: 5)
    #expect(counts(&armed) == [2, 0, 0, 0, 0, 2, 0])
    var empty = GunMount(nil, coolDown: 5, readyAt: 3)
    #expect(counts(&empty) == [0, 0, 0, 0, 0, 0, 0])
    #expect(empty.readyAt == 3)
  }
}
