import SpaceGame
import Testing

@Suite("An arena without walls at the sides")
struct WideArenaTests {
  private let wide = Arena(width: 120, height: 19)

  @Test(
    "A ship that leaves on one side comes in on the other", arguments: Side.allCases, Kind.ships)
  func round(side: Side, kind: Kind) {
    let steps: [(from: Int, toward: Direction, to: Int)] = [
      (2, .west, 1), (1, .west, 118), (117, .east, 118), (118, .east, 1),
    ]
    let columns = steps.map { column(after: $0.toward, from: $0.from, in: wide, side, kind) }
    #expect(columns == steps.map(\.to))
    let narrowest = Arena(width: 101, height: 19)
    #expect(column(after: .west, from: 1, in: narrowest, side, kind) == 99)
    #expect(column(after: .east, from: 99, in: narrowest, side, kind) == 1)
  }

  @Test(
    "A ship that crossed the edge flies on from there, and can still climb and dive",
    arguments: Side.allCases)
  func goesOn(side: Side) {
    var ship = side.ship(.raider, at: Position(x: 2, y: 5))
    for tick in 1...3 { ship.move(.southWest, at: tick, in: wide) }
    #expect(ship.record.position == Position(x: 117, y: 8))
    for tick in 4...7 { ship.move(.east, at: tick, in: wide) }
    #expect(ship.record.position == Position(x: 3, y: 8))
  }

  @Test("Arenas of up to 100 columns keep their walls", arguments: Side.allCases, Kind.ships)
  func narrow(side: Side, kind: Kind) {
    let arena = Arena(width: 100, height: 19)
    #expect(column(after: .west, from: 1, in: arena, side, kind) == 1)
    #expect(column(after: .east, from: 98, in: arena, side, kind) == 98)
  }

  @Test("Every arena still has a top and a bottom", arguments: Side.allCases, Kind.ships)
  func rows(side: Side, kind: Kind) {
    let top = kind == .player ? 13 : 0
    for (row, direction) in [(top, Direction.northWest), (18, .southWest)] {
      var ship = side.ship(kind, at: Position(x: 60, y: row))
      ship.move(direction, at: 12, in: wide)
      #expect(ship.record.position == Position(x: 59, y: row))
    }
  }

  @Test("A ship without lives stays where it is", arguments: Side.allCases)
  func wreck(side: Side) {
    #expect(column(after: .west, from: 1, lives: 0, in: wide, side, .raider) == 1)
  }

  private func column(
    after direction: Direction, from column: Int, lives: Int? = nil, in arena: Arena,
    _ side: Side, _ kind: Kind
  ) -> Int {
    var ship = side.ship(kind, at: Position(x: column, y: 15), lives: lives)
    ship.move(direction, at: 12, in: arena)
    return ship.record.position.x
  }
}
