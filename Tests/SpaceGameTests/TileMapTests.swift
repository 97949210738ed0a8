import Testing

@testable import SpaceGame

@Suite("The tile map")
struct TileMapTests {
  /// A random cast in an arena of random size. Some things stand outside: the game queries the map
  /// before it removes them.
  private struct Cast {
    var generator: SeededGenerator
    let arena: Arena
    var things: [Entity] = []

    init(seed: Int, count: Int) {
      generator = SeededGenerator(seed: UInt64(seed))
      arena = Arena(width: 1 + generator.draw(below: 40), height: 1 + generator.draw(below: 20))
      for id in 0..<count {
        let kind = Kind.allCases[generator.draw(below: Kind.allCases.count)]
        things.append(
          Entity(id: id, kind: kind, allegiance: .enemy, position: place()))
      }
    }

    mutating func place() -> Position {
      Position(
        x: generator.draw(below: arena.width + 4) - 2,
        y: generator.draw(below: arena.height + 4) - 2)
    }
  }

  @Test("A tile map finds the same touching pairs as a check of all colliders", arguments: 1...9)
  func agreesWithComparingAll(_ seed: Int) {
    var cast = Cast(seed: seed, count: 160)
    let now = cast.things
    let before = now.map { entity in
      entity.position.moved(Direction.allCases[cast.generator.draw(below: 8)])
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
    let map = TileMap(now: now, before: before, colliders: colliders, arena: cast.arena)
    #expect(map.pairs().map { [$0.0, $0.1] } == expected)
  }

  @Test(
    "A scene finds every nearby thing except lost ones, with or without a map", arguments: 1...9)
  func neighbours(_ seed: Int) {
    var cast = Cast(seed: seed, count: 60)
    let (things, arena) = (cast.things, cast.arena)
    let map = TileMap(now: things, before: things.map(\.position), colliders: [], arena: arena)
    var mapped = Scene(tick: 0, wave: 1, arena: arena, entities: things, map: map)
    var plain = Scene(arena: arena, entities: things)
    mapped.lose(7)
    plain.lose(7)
    #expect(plain.player == things.first { $0.kind == .player })
    for radius in 0...6 {
      let middle = cast.place()
      let near = things.filter { $0.id != 7 && $0.position.distance(to: middle) <= radius }
      let found = [mapped, plain].map { $0.entities(within: radius, of: middle) }
      #expect(found == [near, near])
    }
  }
}
