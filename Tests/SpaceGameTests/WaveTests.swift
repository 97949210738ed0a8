import Testing

@testable import SpaceGame

@Suite("Waves and the march")
struct WaveTests {
  @Test("Each wave has its own number of raiders, divers, hunters, spectres and mines")
  func casts() {
    let kinds: [Kind] = [.raider, .diver, .hunter, .spectre, .mine]
    let casts = (1...8).map { wave in
      let arrivals = WavePlan(wave: wave, arena: .standard).arrivals
      return [arrivals.count] + kinds.map { kind in arrivals.count { $0.kind == kind } }
    }
    #expect(
      casts == [
        [20, 20, 0, 0, 0, 0], [18, 14, 4, 0, 0, 0], [16, 9, 0, 3, 0, 4], [21, 12, 2, 2, 2, 3],
        [23, 20, 0, 0, 0, 3], [19, 14, 5, 0, 0, 0], [18, 9, 0, 4, 0, 5], [24, 12, 3, 3, 2, 4],
      ])
  }

  @Test("Each kind of wave has its own rows, and stays inside a small arena")
  func rows() {
    func positions(_ wave: Int, in arena: Arena) -> [Position] {
      WavePlan(wave: wave, arena: arena).arrivals.map(\.position)
    }
    let rows = (1...4).map { Set(positions($0, in: .standard).map(\.y)).sorted() }
    #expect(rows == [[2, 4], [1, 2, 4], [1, 2, 9], [0, 1, 2, 4, 5, 9]])
    for arena in [Arena(width: 20, height: 10), Arena(width: 5, height: 3)] {
      #expect((1...12).allSatisfy { positions($0, in: arena).allSatisfy(arena.contains) })
    }
  }

  @Test("A game can begin with any wave up to the 99th")
  func firstWave() {
    let world = World(seed: 1, wave: 3)
    let counts = [world.count(of: .hunter), world.count(of: .player)]
    #expect(world.wave == 3 && world.tick == 0 && counts == [3, 1])
    #expect(World.firstWaves.allSatisfy { World(seed: 1, wave: $0).wave == $0 })
  }

  private func raider(_ id: Int, _ x: Int) -> Entity { .enemy(.raider, id: id, x: x, y: 3) }

  @Test("The formation steps once in each period; at a wall it steps down and turns around")
  func walls() {
    var march = March()
    func step(_ xs: Int..., tick: Int = 0, width: Int = 20) -> Direction? {
      let raiders = xs.enumerated().map { raider($0 + 1, $1) }
      return march.step(
        of: raiders, tick: tick, wave: 1, arena: Arena(width: width, height: 10))
    }
    let steps: [Direction?] = [step(17), step(4, 18), step(2), step(1), step(17)]
    let expected: [Direction?] = [.east, .south, .west, .south, .east]
    #expect(steps == expected)
    #expect(step() == nil, "Without raiders nothing marches.")
    let period = March.period(raiders: 1, wave: 1)
    #expect((0..<3 * period).allSatisfy { (step(9, tick: $0) != nil) == ($0 % period == 0) })
    #expect(step(0, width: 1) == .south, "Without room for a ship, the formation can only sink.")
  }

  @Test("The march quickens with each wave and lost raider, down to three ticks a step")
  func pace() {
    let periods = [(20, 1), (2, 1), (2, 3), (1, 30)].map { March.period(raiders: $0, wave: $1) }
    #expect(periods == [15, 6, 4, 3])
  }
}
