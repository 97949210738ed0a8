import SpaceGame
import Testing

@Suite("The sweeper's line")
struct SweeperLineTests {
  @Test("The line of a sweeper ends at the nearest mine")
  func mine() {
    let kit = Entity(
      id: 8, kind: .repair, allegiance: .nobody, position: Position(x: 36, y: 12))
    let scene = Scene(entities: [
      .player(), .staged(.mine, id: 3, x: 30, y: 9), kit, .staged(.mine, id: 9, x: 70, y: 8),
    ])
    let turn = Side.theirs.turnOrder.turn(of: scene)
    let goal = Position(x: 30, y: 9)
    #expect(turn.courses == [Turn.Course(8, Velocity(.northWest, speed: 6), goal: goal)])
  }
}
