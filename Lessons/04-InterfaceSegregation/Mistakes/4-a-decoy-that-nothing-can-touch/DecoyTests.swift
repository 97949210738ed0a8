import SpaceGame
import Testing

@Suite("The tournament's decoys")
struct DecoyTests {
  @Test("A decoy flies straight down, wherever the player is", arguments: Side.allCases)
  func course(side: Side) {
    for x in [5, 40, 70] {
      let scene = Scene(tick: 6, entities: [.player(x: x), .staged(.diver, id: 9)])
      #expect(side.turnOrder.turn(of: scene).velocity(of: 9) == Velocity(.south, speed: 9))
    }
  }
}
