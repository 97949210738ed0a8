import SpaceGame
import Testing

@testable import SingleResponsibilityAfter

/// Tests of the parts, each alone. Before has no parts, so it cannot have these.
@Suite("The parts of a ship, each alone")
struct PartsTests {
  @Test("A hull needs no ship to lose its lives")
  func hull() {
    var hull = Hull(lives: 2, mostLives: 3, shieldTicks: 5)
    hull.loseLife(at: 10)
    hull.loseLife(at: 14)
    #expect(hull.lives == 1)
    hull.loseLife(at: 15)
    #expect(hull.isLost)
  }

  @Test("A hull that raises no shield can be hit twice in a tick")
  func bareHull() {
    var hull = Hull(lives: 2, mostLives: 2)
    hull.loseLife(at: 0)
    hull.loseLife(at: 0)
    #expect(hull.isLost)
  }

  @Test(
    "A hull is lost without lives, and only then", arguments: [(-1, true), (0, true), (1, false)])
  func lostHull(lives: Int, isLost: Bool) {
    #expect(Hull(lives: lives, mostLives: 3).isLost == isLost)
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

  @Test("A forward gun shoots the way it points", arguments: Direction.allCases)
  func forwardGun(direction: Direction) {
    let velocity = Velocity(direction, speed: 7)
    let start = Position(x: 5, y: 5)
    #expect(
      ForwardGun(velocity: velocity).shots(from: start, at: Position(x: 0, y: 9))
        == [Shot(.bolt, from: start.moved(direction), velocity: velocity)])
  }

  @Test("An aimed gun can be asked again and again")
  func aimedGun() {
    let gun = AimedGun(speed: 7)
    let targets = [Position(x: 0, y: 9), Position(x: 5, y: 9), Position(x: 9, y: 9)]
    let directions = targets.flatMap { gun.shots(from: Position(x: 5, y: 5), at: $0) }
      .map(\.velocity.direction)
    #expect(directions == [.southWest, .south, .southEast])
  }

  @Test("A launcher drops its seeker at its own speed")
  func seekerLauncher() {
    let shots = SeekerLauncher(speed: 7).shots(from: Position(x: 5, y: 5), at: nil)
    #expect(
      shots == [Shot(.seeker, from: Position(x: 5, y: 6), velocity: Velocity(.south, speed: 7))])
  }

  @Test("An empty mount never shoots and keeps its time")
  func emptyMount() {
    var mount = GunMount(nil, coolDown: 5, readyAt: 3)
    #expect(mount.shoot(at: 10, from: Position(x: 5, y: 5), target: nil) == [])
    #expect(mount.readyAt == 3)
  }

  @Test("A mount keeps the time of any gun")
  func mount() {
    var mount = GunMount(TwinGun(), coolDown: 5)
    let counts = (0...6).map { tick in
      mount.shoot(at: tick, from: Position(x: 5, y: 5), target: nil).count
    }
    #expect(counts == [2, 0, 0, 0, 0, 2, 0])
  }
}
