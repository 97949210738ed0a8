import Testing

@testable import SpaceGame

@Suite("Rules and their numbers")
struct RulesTests {
  @Test("Each kind's numbers follow the rules")
  func kinds() {
    let table = Kind.allCases.map { kind in
      let flags = (kind.isShip ? "ship " : "") + (kind.holdsWave ? "holds " : "")
      let weapon = GunRules.weapon(of: kind).map { "\($0) " } ?? ""
      let numbers = [
        kind.reach, kind.lives, kind.points, GunRules.coolDown(of: kind),
        GunRules.bulletSpeed(of: kind), TurnRules.steeringPeriod(of: kind),
        TurnRules.triggerOdds(of: kind), TurnRules.cruisingSpeed(of: kind, wave: 1),
        TurnRules.cruisingSpeed(of: kind, wave: 8), TurnRules.cruisingSpeed(of: kind, wave: 40),
      ].map(String.init).joined(separator: " ")
      return "\(kind): \(flags)\(weapon)\(numbers)"
    }
    #expect(
      table == [
        "player: ship forward 1 3 0 7 30 0 0 0 0 0",
        "raider: ship holds forward 1 1 10 45 9 0 150 0 0 0",
        "diver: ship holds 1 1 20 0 0 15 0 9 16 16",
        "hunter: ship holds aimed 1 1 40 36 12 8 30 8 15 16",
        "spectre: ship seekers 1 1 0 180 8 0 90 0 0 0",
        "mine: 0 1 15 0 0 0 0 0 0 0",
        "bolt: 0 1 1 0 0 0 0 0 0 0",
        "seeker: 0 1 25 0 0 6 0 8 15 16",
        "spark: 0 1 0 0 0 0 0 0 0 0",
        "repair: 0 1 50 0 0 0 0 0 0 0",
      ])
    let others = [
      ShieldRules.duration, MovementRules.climbTicks, CollisionRules.blastRadius, Kind.mostLives,
      Time.ticksPerSecond, Recorder.mostTicks,
    ]
    #expect(others == [60, 3, 4, 3, 30, 1_080_000])
  }

  /// Calls that only a programming mistake can make.
  enum Mistake: String, CaseIterable, Codable {
    case flatArena, narrowArena, slow, fast, noOdds, noDraw, itself, shrinkingIDs, sameIDs
    case waveNought, lateWave, deafFlightControl

    func make() {
      let raider = Entity.enemy(.raider, id: 5, x: 9, y: 9)
      switch self {
      case .flatArena: _ = Arena(width: 1, height: 0)
      case .narrowArena: _ = Arena(width: 0, height: 1)
      case .slow: _ = Velocity(.east, speed: -1)
      case .fast: _ = Velocity(.east, speed: 31)
      case .noOdds: _ = Scene(entities: []).fate(of: 1, oneIn: 0)
      case .noDraw:
        var generator = SeededGenerator(seed: 1)
        _ = generator.draw(below: 0)
      case .itself: _ = Contact(raider, raider)
      case .shrinkingIDs: _ = World(staging: [raider, .player(4)])
      case .sameIDs: _ = World(staging: [raider, .player(5)])
      case .waveNought: _ = WavePlan(wave: 0, arena: .standard)
      case .lateWave: _ = World(seed: 1, wave: 100)
      case .deafFlightControl:
        var systems = Game.lively.systems
        systems.flightControl = LivelyParts(isDeaf: true)
        _ = Game(systems: systems).next(World(seed: 1), .idle)
      }
    }
  }

  @Test("A programmer's mistake ends the program", arguments: Mistake.allCases)
  func mistakes(mistake: Mistake) async {
    await #expect(processExitsWith: .failure) { [mistake] in mistake.make() }
  }
}
