import SpaceGame
import Testing

@Suite("Positions, directions and velocities")
struct ModelTests {
  @Test("The eight directions lead to the eight neighbours and back")
  func directions() {
    let home = Position(x: 7, y: 9)
    let steps: [(Int, Int)] =
      [(0, -3), (3, -3), (3, 0), (3, 3), (0, 3), (-3, 3), (-3, 0), (-3, -3)]
    for (direction, (x, y)) in zip(Direction.allCases, steps) {
      let place = home.moved(direction, by: 3)
      #expect(place == Position(x: 7 + x, y: 9 + y) && place.distance(to: home) == 3)
      #expect(Direction(from: home, toward: place) == direction)
    }
    #expect(Direction(from: home, toward: home) == nil)
    // Only the sign on each axis counts.
    #expect(Direction(from: home, toward: Position(x: 8, y: 90)) == .southEast)
  }

  @Test("In each second, a velocity covers as many cells as its speed, at most one in a tick")
  func cellsInASecond() {
    for speed in [0, 1, 7, 15, 29, 30] {
      let velocity = Velocity(.east, speed: speed)
      for start in [0, 1, 13, 1_000_003] {
        let ticks = start..<start + Time.ticksPerSecond
        let cells: [Int] = ticks.map { velocity.cells(after: $0) }.sorted()
        let ones = Array(repeating: 1, count: speed)
        #expect(cells == Array(repeating: 0, count: 30 - speed) + ones)
      }
    }
  }

  @Test("An arena of any size knows its cells, the player's rows and where the player starts")
  func arenas() {
    let arenas = [(78, 19), (10, 6), (9, 2), (1, 1)].map { Arena(width: $0, height: $1) }
    #expect(arenas.map(\.playerRows) == [13...18, 4...5, 1...1, 0...0])
    #expect(arenas.map { "\($0.playerStart)" } == ["38,17", "4,4", "3,0", "0,0"])
    #expect(Arena.standard == arenas[0])
    let places = [(0, 0), (9, 5), (10, 5), (9, 6), (-1, 0), (0, -1)]
    let held: [Bool] = places.map { arenas[1].contains(Position(x: $0, y: $1)) }
    #expect(held == [true, true, false, false, false, false])
  }
}

@Suite("Chance and digests")
struct GeneratorTests {
  @Test("The generator and the digest give the published numbers of SplitMix64 and FNV-1a")
  func knownNumbers() {
    var generator = SeededGenerator(seed: 0)
    let numbers: [UInt64] = (1...3).map { _ in generator.next() }
    let published: [UInt64] =
      [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F]
    #expect(numbers == published)
    var digest = Digest()
    #expect(digest.description == "cbf29ce484222325")
    digest.absorb("foobar")
    #expect(digest.description == "85944171f73967e8")
  }

  @Test("Fate strikes about as often as the odds say, independently for each id")
  func fate() {
    var generator = SeededGenerator(seed: 3)
    var strikes = [0, 0]
    var both = 0
    for _ in 0..<6_000 {
      let scene = Scene(entities: [], luck: generator.next())
      let fates = [scene.fate(of: 1, oneIn: 30), scene.fate(of: 2, oneIn: 30)]
      for id in 0...1 where fates[id] { strikes[id] += 1 }
      if fates == [true, true] { both += 1 }
    }
    #expect(strikes.allSatisfy { 140...260 ~= $0 }, "Expected about 200 in 6000, not \(strikes).")
    #expect(both < 30, "Two ids should not share their fate.")
  }
}
