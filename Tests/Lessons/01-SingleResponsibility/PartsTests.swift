import SpaceGame
import Testing

@testable import SingleResponsibilityAfter

/// Tests of the parts, each alone. Before has no parts, so it cannot have these.
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

  @Test("Thrusters work out a step and change nothing")
  func thrusters() {
    let thrusters = Thrusters(reach: 2, climbTicks: 4, rows: .wholeArena)
    let arena = Arena(width: 10, height: 10)
    let start = Position(x: 7, y: 5)
    let steps = (8...12).map {
      thrusters.position(from: start, toward: .southEast, at: $0, in: arena)
    }
    let (level, climbed) = (start, Position(x: 7, y: 6))
    #expect(steps == [climbed, level, level, level, climbed])
  }

  @Test("A gun needs no ship and can be asked again and again")
  func guns() {
    let start = Position(x: 5, y: 5)
    func expect(_ gun: some Gun, _ bullet: Kind, _ directions: [Direction]) {
      #expect(
        [0, 5, 9].flatMap { gun.shots(from: start, at: Position(x: $0, y: 9)) }
          == directions.map {
            Shot(bullet, from: start.moved($0), velocity: Velocity($0, speed: 7))
          })
    }
    expect(AimedGun(speed: 7), .bolt, [.southWest, .south, .southEast])
    expect(SeekerLauncher(speed: 7), .seeker, [.south, .south, .south])
    for direction in Direction.allCases {
      expect(
        ForwardGun(velocity: Velocity(direction, speed: 7)), .bolt,
        [direction, direction, direction])
    }
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
