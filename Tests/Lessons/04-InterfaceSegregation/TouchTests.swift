import SpaceGame
import Testing

@Suite("What can be touched, and the turn of a whole scene")
struct TouchTests {
  @Test("Everything can be touched but spectres and sparks", arguments: Side.allCases)
  func touch(side: Side) {
    for kind in Kind.allCases {
      let turn = side.turnOrder.turn(of: Scene(entities: [.staged(kind)]))
      let expected = kind == .spectre || kind == .spark ? [] : [7]
      #expect(turn.colliders == expected, "a \(kind)")
    }
  }

  @Test("Nobody has a turn in an empty scene", arguments: Side.allCases)
  func empty(side: Side) {
    let scene = Scene(command: Command(fires: true), entities: [])
    #expect(
      side.turnOrder.turn(of: scene) == Turn(shooters: [], courses: [], colliders: []))
  }

  @Test("Each list is in the order of the ids", arguments: Side.allCases)
  func inOrder(side: Side) {
    // Every kind once forward and once backward, with gaps between the ids.
    let kinds = Kind.allCases + Kind.allCases.reversed()
    let entities = kinds.enumerated().map { Entity.staged($1, id: 10 + 3 * $0) }
    var (shots, turns) = (0, 0)
    for tick in 0..<600 {
      let scene = Scene(
        tick: tick, command: Command(fires: true), entities: entities, luck: UInt64(tick))
      let turn = side.turnOrder.turn(of: scene)
      #expect(turn.shooters == turn.shooters.sorted())
      #expect(turn.courses.map(\.id) == turn.courses.map(\.id).sorted())
      #expect(
        turn.colliders
          == entities.filter { $0.kind != .spectre && $0.kind != .spark }.map(\.id))
      shots = max(shots, turn.shooters.count)
      turns = max(turns, turn.courses.count)
    }
    #expect(shots > 2 && turns > 1, "Lists of one are always in order.")
  }

  @Test("All sides take the same turn in any scene")
  func alike() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<300 {
      let scene = Scene.random(from: &generator)
      let turns = Side.allCases.map { $0.turnOrder.turn(of: scene) }
      #expect(turns.allSatisfy { $0 == turns[0] }, "tick \(scene.tick)")
    }
  }

  @Test("A turn depends on the scene alone, not on the turns before", arguments: Side.allCases)
  func remembersNothing(side: Side) {
    var generator = SeededGenerator(seed: 5)
    let order = side.turnOrder
    let (one, other) = (Scene.random(from: &generator), Scene.random(from: &generator))
    let first = order.turn(of: one)
    _ = order.turn(of: other)
    #expect(order.turn(of: one) == first)
  }
}

extension Scene {
  /// Up to forty things anywhere, mostly with a player.
  fileprivate static func random(from generator: inout SeededGenerator) -> Scene {
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
