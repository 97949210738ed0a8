import SpaceGame
import Testing

@Suite("Lines to goals")
struct GoalTests {
  private static let player = Entity.player(x: 33, y: 14)

  @Test(
    "The goal of a diver, a hunter and a seeker is the player's position",
    arguments: Side.allCases, pilots)
  func player(side: Side, kind: Kind) {
    for (x, y) in [(20, 5), (33, 5), (60, 16), (33, 14)] {
      let pilot = Entity.staged(kind, x: x, y: y)
      let turn = side.turnOrder.turn(
        of: Scene(tick: turnOfSeven, entities: [Self.player, pilot]))
      #expect(turn.courses.map(\.id) == [7])
      #expect(turn.courses.map(\.goal) == [Self.player.position])
    }
  }

  @Test("Without a player, their courses have no goal", arguments: Side.allCases, pilots)
  func alone(side: Side, kind: Kind) {
    let turn = side.turnOrder.turn(
      of: Scene(tick: turnOfSeven, entities: [.staged(kind), .staged(.mine, id: 9)]))
    #expect(turn.courses.map(\.id) == [7] && turn.courses.map(\.goal) == [nil])
  }

  @Test("In any scene, each of their courses leads to the player", arguments: Side.allCases)
  func crowd(side: Side) {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let scene = Scene.random(from: &generator)
      for course in side.turnOrder.turn(of: scene).courses {
        let kind = scene.entities.first { $0.id == course.id }?.kind
        if let kind, pilots.contains(kind) { #expect(course.goal == scene.player?.position) }
      }
    }
  }
}
