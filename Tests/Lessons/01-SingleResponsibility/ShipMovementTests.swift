import SpaceGame
import Testing

@Suite("A ship's movement")
struct ShipMovementTests {
  /// Room for a step in every direction: the player's rows are 13 to 18.
  private let start = Position(x: 40, y: 15)
  /// A tick in which the player climbs.
  private static let climbing = MovementRules.climbTicks * 4

  @Test("Three steps take a ship three cells", arguments: Side.allCases, Kind.ships)
  func steps(side: Side, kind: Kind) {
    var ship = side.ship(kind, at: start)
    for tick in 12...14 { ship.move(.east, at: tick, in: .standard) }
    #expect(ship.record.position == start.moved(.east, by: 3))
  }

  @Test(
    "The player moves up or down only in every third tick; all other movement works in every tick",
    arguments: Side.allCases, Kind.ships)
  func climbing(side: Side, kind: Kind) {
    for direction in Direction.allCases {
      let places = (0...6).map { place(after: direction, from: start, at: $0, side, kind) }
      let next = start.moved(direction)
      let level = kind == .player ? Position(x: next.x, y: start.y) : next
      #expect(places == [next, level, level, next, level, level, next], "\(direction)")
    }
  }

  @Test(
    "No part of a ship leaves the arena, and a ship slides along a wall", arguments: Side.allCases,
    Kind.ships)
  func walls(side: Side, kind: Kind) {
    // A ship reaches one cell to each side of its middle, and the columns are 0 to 77.
    let steps: [(from: Position, toward: Direction, to: Position)] = [
      (Position(x: 2, y: 15), .west, Position(x: 1, y: 15)),
      (Position(x: 1, y: 15), .west, Position(x: 1, y: 15)),
      (Position(x: 75, y: 15), .east, Position(x: 76, y: 15)),
      (Position(x: 76, y: 15), .east, Position(x: 76, y: 15)),
      (Position(x: 1, y: 15), .northWest, Position(x: 1, y: 14)),
      (Position(x: 40, y: 18), .southEast, Position(x: 41, y: 18)),
      (Position(x: 76, y: 18), .southEast, Position(x: 76, y: 18)),
      (Position(x: 40, y: 17), .south, Position(x: 40, y: 18)),
    ]
    #expect(steps.map { place(after: $0.toward, from: $0.from, side, kind) } == steps.map(\.to))
  }

  @Test(
    "The player keeps to the bottom rows; other ships use all rows",
    arguments: Side.allCases, Kind.ships)
  func rows(side: Side, kind: Kind) {
    let top = kind == .player ? 13 : 0
    let rows = [top + 1, top].map {
      place(after: .north, from: Position(x: 40, y: $0), side, kind).y
    }
    #expect(rows == [top, top])
  }

  @Test("A ship stops at the walls of a smaller arena, however narrow", arguments: Side.allCases)
  func otherArenas(side: Side) {
    let small = Arena(width: 9, height: 6)
    let player = Position(x: 7, y: 4)
    #expect(place(after: .northEast, from: player, in: small, side, .player) == player)
    let raider = Position(x: 6, y: 5)
    #expect(place(after: .southEast, from: raider, in: small, side, .raider) == raider.moved(.east))
    // Without room to the sides a ship still moves up and down.
    let shafts = [1, 2].map { Arena(width: $0, height: 4) }
    let top = Position(x: 0, y: 1)
    let ends = shafts.map { place(after: .southEast, from: top, in: $0, side, .raider) }
    #expect(ends == [top.moved(.south), top.moved(.south)])
  }

  @Test("A ship without lives does not move", arguments: Side.allCases, Kind.ships)
  func wreck(side: Side, kind: Kind) {
    #expect(place(after: .northEast, from: start, lives: 0, side, kind) == start)
  }

  private func place(
    after direction: Direction, from start: Position, at tick: Int = climbing, lives: Int? = nil,
    in arena: Arena = .standard, _ side: Side, _ kind: Kind
  ) -> Position {
    var ship = side.ship(kind, at: start, lives: lives)
    ship.move(direction, at: tick, in: arena)
    return ship.record.position
  }
}
