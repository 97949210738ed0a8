import SpaceGame
import Testing

@Suite("A gun that kicks")
struct RecoilTests {
  private let place = Position(x: 40, y: 5)
  private let target = Position(x: 45, y: 13)

  @Test(
    "A shot pushes a hunter up a cell, and leaves from where the hunter was",
    arguments: Side.allCases)
  func hunter(side: Side) {
    var ship = side.ship(.hunter, at: place)
    let shots = ship.shoot(at: 60, target: target)
    #expect(shots.map(\.position) == [place.moved(.southEast)])
    #expect(ship.record.position == place.moved(.north))
  }

  @Test("A hunter in the top row stays there", arguments: Side.allCases)
  func top(side: Side) {
    var ship = side.ship(.hunter, at: Position(x: 40, y: 0))
    #expect(ship.shoot(at: 60, target: nil).count == 1)
    #expect(ship.record.position == Position(x: 40, y: 0))
  }

  @Test("A gun that does not fire does not kick", arguments: Side.allCases)
  func cooling(side: Side) {
    var ship = side.ship(.hunter, at: place, gunReadyAt: 61)
    #expect(ship.shoot(at: 60, target: target) == [])
    #expect(ship.record.position == place)
  }

  @Test("Other guns do not kick", arguments: Side.allCases)
  func others(side: Side) {
    for kind in Kind.armedShips where kind != .hunter {
      var ship = side.ship(kind, at: place)
      _ = ship.shoot(at: 60, target: target)
      #expect(ship.record.position == place, "\(kind)")
    }
  }
}
