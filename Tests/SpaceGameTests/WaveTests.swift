import Testing

@testable import SpaceGame

@Suite("Waves and the march")
struct WaveTests {
  @Test("The first wave is the classic opening cast: 61 flying objects")
  func openingCast() {
    let world = World(seed: 1)
    #expect(world.entities.map(\.id) == Array(1...61))
    #expect([.player, .raider, .bolt].map(world.count) == [1, 20, 40])
    #expect(world.entities.map(\.lives) == [3] + Array(repeating: 1, count: 60))
    // The lower bullets fly faster, and those of the second rank.
    let speeds = Array(repeating: [6, 8], count: 10) + Array(repeating: [7, 9], count: 10)
    #expect(
      world.entities.compactMap(\.velocity)
        == speeds.flatMap { $0 }.map { Velocity(.south, speed: $0) })
    #expect(world.wave == 1 && world.events.isEmpty)
  }

  @Test(
    "Each wave has its cast",
    arguments: [
      (1, [20, 0, 0, 0, 0]), (2, [14, 4, 0, 0, 0]), (3, [9, 0, 3, 0, 4]), (4, [12, 2, 2, 2, 3]),
      (5, [20, 0, 0, 0, 3]), (6, [14, 5, 0, 0, 0]), (7, [9, 0, 4, 0, 5]), (8, [12, 3, 3, 2, 4]),
    ])
  func casts(_ wave: Int, _ counts: [Int]) {
    let arrivals = WavePlan(wave: wave, arena: .standard).arrivals
    let kinds: [Kind] = [.raider, .diver, .hunter, .spectre, .mine]
    #expect(kinds.map { kind in arrivals.count { $0.kind == kind } } == counts)
    #expect(arrivals.count == counts.reduce(0, +))
  }

  @Test("All newcomers of the first forty waves have a place inside and none overlaps another")
  func places() {
    for wave in 1...40 {
      let arrivals = WavePlan(wave: wave, arena: .standard).arrivals
      let ships = arrivals.filter { $0.kind.isShip }
      for arrival in arrivals {
        #expect(Arena.standard.contains(arrival.position), "wave \(wave): \(arrival)")
      }
      for (index, one) in ships.enumerated() {
        for other in ships[(index + 1)...] {
          let apart = abs(one.position.x - other.position.x) > 2
          #expect(apart || one.position.y != other.position.y, "wave \(wave): \(one), \(other)")
        }
      }
    }
  }

  private func raider(_ id: Int, _ x: Int) -> Entity {
    Entity(id: id, kind: .raider, allegiance: .enemy, position: Position(x: x, y: 3))
  }

  @Test("The formation steps only in its period")
  func period() {
    var march = March()
    let period = March.period(raiders: 1, wave: 1)
    for tick in 0..<3 * period {
      let step = march.step(of: [raider(1, 20)], tick: tick, wave: 1, arena: .standard)
      #expect((step != nil) == (tick % period == 0))
    }
  }

  @Test("At a wall the whole formation steps down and turns")
  func walls() {
    let arena = Arena(width: 20, height: 10)
    var march = March()
    #expect(march.step(of: [raider(1, 17)], tick: 0, wave: 1, arena: arena) == .east)
    #expect(
      march.step(of: [raider(1, 4), raider(2, 18)], tick: 0, wave: 1, arena: arena) == .south)
    #expect(march.direction == .west)
    #expect(march.step(of: [raider(1, 2)], tick: 0, wave: 1, arena: arena) == .west)
    #expect(march.step(of: [raider(1, 1)], tick: 0, wave: 1, arena: arena) == .south)
    #expect(march.direction == .east)
  }

  @Test("Fewer raiders and later waves march faster, down to three ticks a step")
  func pace() {
    #expect(March.period(raiders: 20, wave: 1) == 15)
    #expect(March.period(raiders: 2, wave: 1) == 6)
    #expect(March.period(raiders: 2, wave: 3) == 4)
    #expect(March.period(raiders: 1, wave: 30) == 3)
  }

  @Test("In an arena that is too narrow for a ship the formation can only sink")
  func narrow() {
    var march = March()
    let arena = Arena(width: 1, height: 9)
    #expect(march.step(of: [raider(1, 0)], tick: 0, wave: 1, arena: arena) == .south)
  }

  @Test("Nobody left is nobody to march")
  func empty() {
    var march = March()
    #expect(march.step(of: [], tick: 0, wave: 1, arena: .standard) == nil)
  }
}
