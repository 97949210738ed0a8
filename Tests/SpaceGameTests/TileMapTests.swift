import Testing

@testable import SpaceGame

@Suite("Finding what touches")
struct TileMapTests {
  private func thing(_ id: Int, _ kind: Kind, _ x: Int, _ y: Int) -> Entity {
    Entity(id: id, kind: kind, allegiance: .enemy, position: Position(x: x, y: y))
  }

  @Test(
    "It finds the pairs that comparing all that collides with each other finds", arguments: 1...9)
  func agreesWithComparingAll(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let arena = Arena(
      width: 1 + generator.draw(below: 40), height: 1 + generator.draw(below: 20))
    let kinds = Kind.allCases
    // Some stand outside: the finder is asked before the game takes them away.
    let now = (0..<160).map { id in
      thing(
        id, kinds[generator.draw(below: kinds.count)],
        generator.draw(below: arena.width + 4) - 2, generator.draw(below: arena.height + 2) - 1)
    }
    let before = now.map { entity in
      entity.position.moved(Direction.allCases[generator.draw(below: 8)])
    }
    let colliders = now.indices.filter { $0 % 4 != 0 }
    var expected: [[Int]] = []
    for one in colliders {
      for other in colliders where other > one {
        let rows = now[one].position.y - now[other].position.y
        let near =
          abs(now[one].position.x - now[other].position.x)
          <= now[one].kind.reach + now[other].kind.reach
        let crossed = abs(rows) == 1 && before[one].y - before[other].y == -rows
        if near && (rows == 0 || crossed) { expected.append([one, other]) }
      }
    }
    let map = TileMap(now: now, before: before, colliders: colliders, arena: arena)
    #expect(map.pairs().map { [$0.0, $0.1] } == expected)
  }

  @Test("A scene with a map finds the same neighbours as one without", arguments: 1...9)
  func neighbours(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let arena = Arena(
      width: 1 + generator.draw(below: 40), height: 1 + generator.draw(below: 20))
    func place() -> Position {
      Position(
        x: generator.draw(below: arena.width + 4) - 2,
        y: generator.draw(below: arena.height + 4) - 2)
    }
    let things = (0..<60).map { id in
      let place = place()
      return thing(id, .mine, place.x, place.y)
    }
    let map = TileMap(now: things, before: things.map(\.position), colliders: [], arena: arena)
    var mapped = Scene(tick: 0, wave: 1, arena: arena, entities: things, map: map)
    var plain = Scene(arena: arena, entities: things)
    mapped.lose(7)
    plain.lose(7)
    for radius in 0...6 {
      let middle = place()
      let found = mapped.entities(within: radius, of: middle)
      #expect(found == plain.entities(within: radius, of: middle) && !found.contains { $0.id == 7 })
    }
  }
}
