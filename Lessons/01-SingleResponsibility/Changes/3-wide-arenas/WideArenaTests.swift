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
    let columns = [100, 101].flatMap { width in
      let arena = Arena(width: width, height: 19)
      return [
        column(after: .west, from: 1, in: arena, side, kind),
        column(after: .east, from: width - 2, in: arena, side, kind),
      ]
    }
    #expect(columns == [1, 98, 99, 1])
  }

  @Test("Every arena still has a top and a bottom", arguments: Side.allCases, Kind.ships)
  func rows(side: Side, kind: Kind) {
    let top = kind == .player ? 13 : 0
    for (row, direction) in [(top, Direction.northWest), (18, .southWest)] {
      var ship = side.ship(kind, at: Position(x: 1, y: row))
      ship.move(direction, at: 12, in: wide)
      #expect(ship.record.position == Position(x: 118, y: row))
    }
  }

  @Test("A ship without lives stays where it is", arguments: Side.allCases)
  func wreck(side: Side) {
    let columns = [0, 1].map {
      column(after: .west, from: 1, lives: $0, in: wide, side, .raider)
    }
    #expect(columns == [1, 118])
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
