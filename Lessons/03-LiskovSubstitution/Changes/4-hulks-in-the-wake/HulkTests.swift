import SpaceGame
import Testing

@Suite("Hulks in the wake of what flies by")
struct HulkTests {
  private static let place = Position(x: 40, y: 9)

  private func hulk(id: Int = 1, at position: Position = place) -> Entity {
    Entity(id: id, kind: .raider, allegiance: .nobody, position: position)
  }

  @Test(
    "A hulk flies along with any flyer up to three cells away",
    arguments: Side.allCases, [(cells: 0, goal: 41), (1, 41), (3, 41), (4, 40)])
  func carried(side: Side, way: (cells: Int, goal: Int)) {
    for direction in Direction.allCases {
      let bolt = Entity.staged(
        .bolt, id: 2, at: Self.place.moved(direction, by: way.cells),
        velocity: Velocity(.east, speed: 30))
      let positions = side.flightControl.positions(of: [hulk(), bolt], after: 0)
      #expect(
        positions == [Position(x: way.goal, y: 9), bolt.position.moved(.east)],
        "\(way.cells) cells \(direction)")
    }
  }

  @Test(
    "The nearest flyer carries a hulk; of two equally near, the first does",
    arguments: Side.allCases)
  func nearest(side: Side) {
    func bolt(_ id: Int, _ cells: Int, _ speed: Int) -> Entity {
      .staged(
        .bolt, id: id, at: Self.place.moved(.north, by: cells),
        velocity: Velocity(.south, speed: speed))
    }
    let census = side.flightControl.census(of: [
      bolt(1, 3, 5), bolt(2, 2, 6), hulk(id: 3), bolt(4, -2, 7),
    ])
    #expect(census.characters == 4 && census.lives == [1, 1, 1, 1])
    #expect(census.velocities.map(\.speed) == [5, 6, 6, 7])
  }

  @Test(
    "A mine or another hulk carries no hulk, and nothing carries a raider",
    arguments: Side.allCases)
  func others(side: Side) {
    let raider = Entity.staged(.raider, id: 1, at: Self.place)
    let hulk = hulk(id: 2, at: Self.place.moved(.east, by: 2))
    let far = self.hulk(id: 3, at: Self.place.moved(.east, by: 5))
    let mine = Entity.staged(.mine, id: 4, at: far.position)
    let spark = Entity.staged(
      .spark, id: 5, at: Self.place, velocity: Velocity(.south, speed: 30))
    let cast = [raider, hulk, far, mine, spark]
    let positions = side.flightControl.positions(of: cast, after: 0)
    #expect(positions.map(\.y) == [9, 10, 9, 9, 10])
    #expect(side.flightControl.census(of: cast).velocities.count == 2)
  }
}
