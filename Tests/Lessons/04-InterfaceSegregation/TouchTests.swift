import SpaceGame
import Testing

@Suite("What can be touched, and the turn of a whole scene")
struct TouchTests {
  @Test(
    "All things but spectres and sparks can be touched, and are listed in id order",
    arguments: Side.allCases)
  func touch(side: Side) {
    // Every kind once forward and once backward, with gaps between the ids.
    let kinds = Kind.allCases + Kind.allCases.reversed()
    let things = kinds.enumerated().map { Entity.staged($1, id: 10 + 3 * $0) }
    #expect(
      side.turnOrder.turn(of: Scene(entities: things)).colliders
        == things.filter { $0.kind != .spectre && $0.kind != .spark }.map(\.id))
  }

  @Test("The turn of an empty scene is empty", arguments: Side.allCases)
  func empty(side: Side) {
    let scene = Scene(command: Command(fires: true), entities: [])
    #expect(
      side.turnOrder.turn(of: scene) == Turn(shooters: [], courses: [], colliders: []))
  }

  @Test("Each list of a turn is in id order, whatever turns came before", arguments: Side.allCases)
  func inOrder(side: Side) {
    var generator = SeededGenerator(seed: 5)
    let scenes = (0..<300).map { _ in Scene.random(from: &generator) }
    let order = side.turnOrder
    let turns = scenes.map(order.turn)
    #expect(scenes.reversed().map(order.turn) == turns.reversed())
    let lists = turns.flatMap { [$0.shooters, $0.courses.map(\.id), $0.colliders] }
    #expect(lists.allSatisfy { $0 == $0.sorted() })
    for list in [turns.map(\.shooters.count), turns.map(\.courses.count)] {
      #expect(list.contains { $0 > 1 }, "Lists of one are always in order.")
    }
  }
}

extension Scene {
  /// Up to forty things anywhere, usually with a player among them.
  static func random(from generator: inout SeededGenerator) -> Scene {
    var id = 0
    let entities = (0..<generator.draw(below: 41)).map { number in
      id += 1 + generator.draw(below: 3)
      let kind: Kind =
        number == 0 && generator.draw(below: 4) > 0
        ? .player : Kind.allCases[1 + generator.draw(below: Kind.allCases.count - 1)]
      let heading = Direction.allCases[generator.draw(below: Direction.allCases.count)]
      return Entity.staged(
        kind, id: id, x: generator.draw(below: 78), y: generator.draw(below: 19),
        velocity: generator.draw(below: 4) == 0 ? nil : Velocity(heading, speed: 5))
    }
    return Scene(
      tick: generator.draw(below: 10_000), wave: 1 + generator.draw(below: 12),
      command: Command(fires: generator.draw(below: 2) == 0), entities: entities,
      luck: generator.next())
  }
}
