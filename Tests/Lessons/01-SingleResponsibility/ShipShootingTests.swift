import SpaceGame
import Testing

@Suite("A ship's gun")
struct ShipShootingTests {
  private let muzzle = Position(x: 40, y: 10)

  @Test("The player shoots a bolt straight up, from the cell ahead", arguments: Side.allCases)
  func player(side: Side) {
    #expect(
      shots(of: .player, side, at: Position(x: 0, y: 18)) == [
        Shot(
          .bolt, from: Position(x: 40, y: 9),
          velocity: Velocity(.north, speed: ShipRules.bulletSpeed(of: .player)))
      ])
  }

  @Test("A raider shoots a bolt straight down, from the cell ahead", arguments: Side.allCases)
  func raider(side: Side) {
    #expect(
      shots(of: .raider, side, at: Position(x: 0, y: 0)) == [
        Shot(
          .bolt, from: Position(x: 40, y: 11),
          velocity: Velocity(.south, speed: ShipRules.bulletSpeed(of: .raider)))
      ])
  }

  @Test("A spectre drops a seeker, wherever the target is", arguments: Side.allCases)
  func spectre(side: Side) {
    #expect(
      shots(of: .spectre, side, at: Position(x: 0, y: 0)) == [
        Shot(
          .seeker, from: Position(x: 40, y: 11),
          velocity: Velocity(.south, speed: ShipRules.bulletSpeed(of: .spectre)))
      ])
  }

  @Test("A diver has no gun", arguments: Side.allCases)
  func diver(side: Side) {
    var ship = side.ship(.diver, gunReadyAt: 3)
    let record = ship.record
    #expect(ship.shoot(at: 10, target: muzzle) == [])
    #expect(ship.record == record)
  }

  /// A place as seen from the hunter, and where the hunter's bolt goes.
  struct Aim: CustomTestStringConvertible {
    let aside: Int
    let below: Int
    let direction: Direction

    var testDescription: String { "\(aside) aside, \(below) below: \(direction)" }
  }

  @Test(
    "A hunter aims down or diagonally down", arguments: Side.allCases,
    [
      Aim(aside: 0, below: 8, direction: .south),
      // At most half as far to the side as below is straight down.
      Aim(aside: 4, below: 8, direction: .south),
      Aim(aside: -4, below: 8, direction: .south),
      Aim(aside: 5, below: 8, direction: .southEast),
      Aim(aside: -5, below: 8, direction: .southWest),
      // Half of five is two and a half: two is inside, three is not.
      Aim(aside: 2, below: 5, direction: .south),
      Aim(aside: 3, below: 5, direction: .southEast),
      Aim(aside: -3, below: 5, direction: .southWest),
      // Beside or above the hunter, the side alone counts.
      Aim(aside: 1, below: 0, direction: .southEast),
      Aim(aside: -1, below: -8, direction: .southWest),
      Aim(aside: 0, below: 0, direction: .south),
      Aim(aside: 0, below: -8, direction: .south),
    ])
  func hunter(side: Side, aim: Aim) {
    let target = Position(x: muzzle.x + aim.aside, y: muzzle.y + aim.below)
    #expect(
      shots(of: .hunter, side, at: target) == [
        Shot(
          .bolt, from: muzzle.moved(aim.direction),
          velocity: Velocity(aim.direction, speed: ShipRules.bulletSpeed(of: .hunter)))
      ])
  }

  @Test("Without a target a hunter shoots straight down", arguments: Side.allCases)
  func hunterWithoutTarget(side: Side) {
    #expect(
      shots(of: .hunter, side, at: nil) == [
        Shot(
          .bolt, from: muzzle.moved(.south),
          velocity: Velocity(.south, speed: ShipRules.bulletSpeed(of: .hunter)))
      ])
  }

  @Test("After a shot the gun cools down, to the tick", arguments: Side.allCases, Kind.armedShips)
  func coolDown(side: Side, kind: Kind) {
    var ship = side.ship(kind)
    let ready = 10 + ShipRules.coolDown(of: kind)
    #expect(ship.shoot(at: 10, target: nil).count == 1)
    #expect(ship.record.gunReadyAt == ready)
    // Pulling the trigger in the meantime costs nothing.
    for tick in 10..<ready {
      #expect(ship.shoot(at: tick, target: nil) == [], "tick \(tick)")
    }
    #expect(ship.shoot(at: ready, target: nil).count == 1)
    #expect(ship.record.gunReadyAt == ready + ShipRules.coolDown(of: kind))
  }

  @Test("A gun waits for the tick in its record", arguments: Side.allCases, Kind.armedShips)
  func recordedCoolDown(side: Side, kind: Kind) {
    var ship = side.ship(kind, gunReadyAt: 50)
    #expect(ship.shoot(at: 49, target: nil) == [])
    #expect(ship.record.gunReadyAt == 50)
    #expect(ship.shoot(at: 50, target: nil).count == 1)
  }

  @Test("A ship without lives does not shoot", arguments: Side.allCases, Kind.armedShips)
  func wreck(side: Side, kind: Kind) {
    var ship = side.ship(kind, lives: 0)
    let record = ship.record
    #expect(ship.shoot(at: 10, target: nil) == [])
    #expect(ship.record == record)
  }

  @Test("A ship shoots from where it has moved to", arguments: Side.allCases)
  func movedMuzzle(side: Side) {
    var ship = side.ship(.raider, at: muzzle)
    ship.move(.east, at: 10, in: .standard)
    #expect(ship.shoot(at: 10, target: nil).map(\.position) == [Position(x: 41, y: 11)])
  }

  private func shots(of kind: Kind, _ side: Side, at target: Position?) -> [Shot] {
    var ship = side.ship(kind, at: muzzle)
    return ship.shoot(at: 10, target: target)
  }
}
