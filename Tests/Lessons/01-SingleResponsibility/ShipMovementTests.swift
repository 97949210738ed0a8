import SpaceGame
import Testing

@Suite("A ship's movement")
struct ShipMovementTests {
  /// Room for a step in every direction: the player's rows are 13 to 18.
  private let start = Position(x: 40, y: 15)
  /// A tick in which the player climbs.
  private let climbing = ShipRules.climbTicks * 4

  @Test("A step leads to the next cell", arguments: Side.allCases, Direction.allCases)
  func step(side: Side, direction: Direction) {
    for kind in Kind.ships {
      var ship = side.ship(kind, at: start)
      ship.move(direction, at: climbing, in: .standard)
      #expect(ship.record.position == start.moved(direction), "\(kind)")
    }
  }

  @Test("Steps add up", arguments: Side.allCases, Kind.ships)
  func steps(side: Side, kind: Kind) {
    var ship = side.ship(kind, at: start)
    for tick in climbing...climbing + 2 {
      ship.move(.east, at: tick, in: .standard)
    }
    #expect(ship.record.position == start.moved(.east, by: 3))
  }

  @Test("Between its climbing ticks the player moves only sideways", arguments: Side.allCases)
  func playerStaysLevel(side: Side) {
    for direction in Direction.allCases {
      var ship = side.ship(.player, at: start)
      ship.move(direction, at: climbing + 1, in: .standard)
      let sideways = Position(x: start.x + direction.dx, y: start.y)
      #expect(ship.record.position == sideways, "\(direction)")
    }
  }

  @Test("The player climbs in every third tick", arguments: Side.allCases)
  func playerClimbs(side: Side) {
    let ticks = (0...6).filter { tick in
      var ship = side.ship(.player, at: start)
      ship.move(.north, at: tick, in: .standard)
      return ship.record.position != start
    }
    #expect(ticks == [0, 3, 6])
  }

  @Test("Other ships climb in every tick", arguments: Side.allCases, Kind.enemyShips)
  func othersClimb(side: Side, kind: Kind) {
    for tick in 0...6 {
      var ship = side.ship(kind, at: start)
      ship.move(.southWest, at: tick, in: .standard)
      #expect(ship.record.position == start.moved(.southWest), "tick \(tick)")
    }
  }

  @Test("No part of a ship leaves at the sides", arguments: Side.allCases, Kind.ships)
  func sides(side: Side, kind: Kind) {
    // A ship reaches one cell to each side of its middle, and the columns are 0 to 77.
    #expect(x(after: .west, from: 2, side, kind) == 1)
    #expect(x(after: .west, from: 1, side, kind) == 1)
    #expect(x(after: .east, from: 75, side, kind) == 76)
    #expect(x(after: .east, from: 76, side, kind) == 76)
  }

  @Test("The player stays in the rows at the bottom", arguments: Side.allCases)
  func playerRows(side: Side) {
    #expect(y(after: .north, from: 14, side, .player) == 13)
    #expect(y(after: .north, from: 13, side, .player) == 13)
    #expect(y(after: .south, from: 17, side, .player) == 18)
    #expect(y(after: .south, from: 18, side, .player) == 18)
  }

  @Test("Other ships have all the rows", arguments: Side.allCases, Kind.enemyShips)
  func allRows(side: Side, kind: Kind) {
    #expect(y(after: .north, from: 1, side, kind) == 0)
    #expect(y(after: .north, from: 0, side, kind) == 0)
    #expect(y(after: .south, from: 17, side, kind) == 18)
    #expect(y(after: .south, from: 18, side, kind) == 18)
  }

  @Test("A ship slides along a wall", arguments: Side.allCases, Kind.ships)
  func slides(side: Side, kind: Kind) {
    let floor = Position(x: 40, y: 18)
    #expect(place(after: .southEast, from: floor, side, kind) == floor.moved(.east))
    let leftWall = Position(x: 1, y: 15)
    #expect(place(after: .northWest, from: leftWall, side, kind) == leftWall.moved(.north))
    let corner = Position(x: 76, y: 18)
    #expect(place(after: .southEast, from: corner, side, kind) == corner)
  }

  @Test("The walls are those of the arena at hand", arguments: Side.allCases)
  func otherArena(side: Side) {
    let arena = Arena(width: 9, height: 6)
    var player = side.ship(.player, at: Position(x: 7, y: 4))
    player.move(.northEast, at: climbing, in: arena)
    #expect(player.record.position == Position(x: 7, y: 4))
    var raider = side.ship(.raider, at: Position(x: 6, y: 5))
    raider.move(.southEast, at: climbing, in: arena)
    #expect(raider.record.position == Position(x: 7, y: 5))
  }

  @Test(
    "Where a ship has no room to the sides it still moves up and down", arguments: Side.allCases)
  func narrowArena(side: Side) {
    for width in 1...2 {
      var ship = side.ship(.raider, at: Position(x: 0, y: 1))
      ship.move(.southEast, at: climbing, in: Arena(width: width, height: 4))
      #expect(ship.record.position == Position(x: 0, y: 2), "\(width) cells wide")
    }
  }

  @Test("A ship without lives does not move", arguments: Side.allCases, Kind.ships)
  func wreck(side: Side, kind: Kind) {
    var ship = side.ship(kind, at: start, lives: 0)
    ship.move(.northEast, at: climbing, in: .standard)
    #expect(ship.record.position == start)
  }

  private func place(
    after direction: Direction, from start: Position, _ side: Side, _ kind: Kind
  ) -> Position {
    var ship = side.ship(kind, at: start)
    ship.move(direction, at: climbing, in: .standard)
    return ship.record.position
  }

  private func x(after direction: Direction, from x: Int, _ side: Side, _ kind: Kind) -> Int {
    place(after: direction, from: Position(x: x, y: start.y), side, kind).x
  }

  private func y(after direction: Direction, from y: Int, _ side: Side, _ kind: Kind) -> Int {
    place(after: direction, from: Position(x: start.x, y: y), side, kind).y
  }
}
