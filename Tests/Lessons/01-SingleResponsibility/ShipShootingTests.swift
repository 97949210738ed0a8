import SpaceGame
import Testing

@Suite("A ship's gun")
struct ShipShootingTests {
  private let muzzle = Position(x: 40, y: 10)

  @Test(
    "A ship shoots its bullet from the cell ahead, wherever the target is",
    arguments: Side.allCases,
    [
      (Kind.player, Kind.bolt, Direction.north), (.raider, .bolt, .south),
      (.spectre, .seeker, .south),
    ])
  func straight(side: Side, gun: (ship: Kind, bullet: Kind, direction: Direction)) {
    for target in [nil, Position(x: 0, y: 18), Position(x: 0, y: 0)] {
      #expect(
        shots(of: gun.ship, side, at: target) == [
          Shot(
            gun.bullet, from: muzzle.moved(gun.direction),
            velocity: Velocity(
              gun.direction, speed: GunRules.bulletSpeed(of: gun.ship)))
        ])
    }
  }

  /// Where a hunter's bolt goes, by how far the target is to the side and below.
  static let aims: [(aside: Int, below: Int, direction: Direction)] = [
    (0, 8, .south),
    // Straight down if the target is at most half as far to the side as it is below.
    (4, 8, .south), (-4, 8, .south), (5, 8, .southEast), (-5, 8, .southWest),
    // Half of five is two and a half: two is inside, three is not.
    (2, 5, .south), (3, 5, .southEast), (-3, 5, .southWest),
    // Beside or above the hunter, only the side counts.
    (1, 0, .southEast), (-1, -8, .southWest), (0, 0, .south), (0, -8, .south),
  ]

  @Test("A hunter aims down or diagonally down", arguments: Side.allCases)
  func hunter(side: Side) {
    let speed = GunRules.bulletSpeed(of: .hunter)
    for (aside, below, direction) in Self.aims {
      let target = Position(x: muzzle.x + aside, y: muzzle.y + below)
      #expect(
        shots(of: .hunter, side, at: target)
          == [
            Shot(.bolt, from: muzzle.moved(direction), velocity: Velocity(direction, speed: speed))
          ],
        "\(aside) aside, \(below) below")
    }
    let down = Shot(.bolt, from: muzzle.moved(.south), velocity: Velocity(.south, speed: speed))
    #expect(shots(of: .hunter, side, at: nil) == [down], "Without a target.")
  }

  @Test(
    "A gun shoots no earlier than its ship's record allows", arguments: Side.allCases,
    Kind.armedShips)
  func waits(side: Side, kind: Kind) {
    var ship = side.ship(kind, gunReadyAt: 50)
    #expect([48, 49, 50].map { ship.shoot(at: $0, target: nil).count } == [0, 0, 1])
  }

  @Test(
    "A gun that has rested is ready exactly one cool-down after a shot", arguments: Side.allCases,
    Kind.armedShips)
  func coolDown(side: Side, kind: Kind) {
    var ship = side.ship(kind, gunReadyAt: 50)
    let ready = 80 + GunRules.coolDown(of: kind)
    #expect(ship.shoot(at: 80, target: nil).count == 1)
    #expect(ship.record.gunReadyAt == ready)
    // Pulling the trigger in the meantime costs nothing.
    let shots = (81...ready).map { ship.shoot(at: $0, target: nil).count }
    #expect(shots == Array(repeating: 0, count: ready - 81) + [1])
  }

  @Test(
    "A ship without a gun or without lives does not shoot", arguments: Side.allCases,
    Kind.armedShips.map { ($0, 0) } + [(.diver, 1)])
  func silent(side: Side, ship: (kind: Kind, lives: Int)) {
    var ship = side.ship(ship.kind, lives: ship.lives, gunReadyAt: 3)
    let record = ship.record
    #expect(ship.shoot(at: 10, target: muzzle) == [])
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
