import SpaceGame
import Testing

@Suite("Divers that weave")
struct WeavingTests {
  private static let place = Position(x: 40, y: 9)
  private static let diver = Entity.staged(
    .diver, at: place, velocity: Velocity(.south, speed: 30), lives: 2)

  @Test(
    "An armoured diver flies a cell east of its course, then a cell west of it",
    arguments: Side.allCases,
    [(tick: 0, column: 41), (1, 39), (6, 41), (7, 39)])
  func weaves(side: Side, way: (tick: Int, column: Int)) {
    let positions = side.flightControl.positions(of: [Self.diver], after: way.tick)
    #expect(positions == [Position(x: way.column, y: 10)])
  }

  @Test("An armoured diver that has come to rest weaves on the spot", arguments: Side.allCases)
  func atRest(side: Side) {
    let diver = Entity.staged(
      .diver, at: Self.place, velocity: Velocity(.south, speed: 0), lives: 3)
    #expect(side.flightControl.positions(of: [diver], after: 2) == [Position(x: 41, y: 9)])
  }

  @Test(
    "Other things with lives fly straight, and a diver without a velocity stays put",
    arguments: Side.allCases)
  func others(side: Side) {
    let south = Velocity(.south, speed: 30)
    let cast: [Entity] = [
      .staged(.diver, id: 1, at: Self.place, lives: 2),
      .staged(.diver, id: 2, at: Self.place, velocity: south, lives: 1),
      .staged(.hunter, id: 3, at: Self.place, velocity: south, lives: 3),
    ]
    let columns = side.flightControl.positions(of: cast, after: 0).map(\.x)
    #expect(columns == [40, 40, 40])
  }

  @Test("The velocity report does not change for a diver that weaves", arguments: Side.allCases)
  func reported(side: Side) {
    let census = side.flightControl.census(of: [Self.diver])
    #expect(census.velocities == [Velocity(.south, speed: 30)] && census.lives == [2])
  }
}
