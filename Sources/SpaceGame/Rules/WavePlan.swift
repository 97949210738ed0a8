/// The newcomers of a wave, with their positions and bullets.
struct WavePlan: Hashable {
  /// One newcomer of a wave.
  struct Arrival: Hashable {
    var kind: Kind
    var position: Position
    var velocity: Velocity?
    /// The bullets that arrive with it, already in flight.
    var volley: [Shot] = []
  }

  let arrivals: [Arrival]

  /// - Parameter wave: Counted from 1. The first is the classic opening cast: twenty raiders with
  ///   two bullets each. After the fourth, the plans repeat, faster and with more mines.
  init(wave: Int, arena: Arena) {
    precondition(wave > 0, "Waves are counted from 1.")
    let round = (wave - 1) / 4
    let middle = arena.height / 2
    func row(of kind: Kind, _ count: Int, y: Int) -> [Arrival] {
      WavePlan.row(of: kind, count: count, y: y, wave: wave, arena: arena)
    }
    switch (wave - 1) % 4 {
    case 0:
      arrivals =
        row(of: .raider, 10, y: 2).bringing(2, speed: 6)
        + row(of: .raider, 10, y: 4).bringing(2, speed: 7)
        + row(of: .mine, round * 3, y: middle)
    case 1:
      arrivals =
        row(of: .raider, 7, y: 2) + row(of: .raider, 7, y: 4) + row(of: .diver, 4 + round, y: 1)
    case 2:
      arrivals =
        row(of: .raider, 9, y: 2) + row(of: .hunter, 3 + round, y: 1)
        + row(of: .mine, 4 + round, y: middle)
    default:
      arrivals =
        row(of: .raider, 6, y: 2) + row(of: .raider, 6, y: 4) + row(of: .diver, 2 + round, y: 1)
        + row(of: .hunter, 2 + round, y: 5) + row(of: .spectre, 2, y: 0)
        + row(of: .mine, 3 + round, y: middle)
    }
  }

  /// Spreads newcomers of one kind evenly over a row, at most as many as fit side by side.
  private static func row(
    of kind: Kind, count: Int, y: Int, wave: Int, arena: Arena
  ) -> [Arrival] {
    let placed = min(count, arena.width / (2 * kind.reach + 2))
    return (0..<placed).map { number in
      Arrival(
        kind: kind,
        position: Position(
          x: (number + 1) * arena.width / (placed + 1), y: min(y, arena.height - 1)),
        velocity: kind.firstVelocity(wave: wave))
    }
  }
}

extension [WavePlan.Arrival] {
  /// Gives each newcomer bullets in flight below it; the lower the bullet, the faster it flies.
  fileprivate func bringing(_ bullets: Int, speed: Int) -> [WavePlan.Arrival] {
    map { arrival in
      var armed = arrival
      armed.volley = (1...bullets).map { number in
        Shot(
          .bolt, from: arrival.position.moved(.south, by: number),
          velocity: Velocity(.south, speed: speed + 2 * (number - 1)))
      }
      return armed
    }
  }
}

extension Kind {
  /// The velocity of a newcomer until it first steers.
  fileprivate func firstVelocity(wave: Int) -> Velocity? {
    switch self {
    case .diver: Velocity(.south, speed: TurnRules.cruisingSpeed(of: .diver, wave: wave))
    case .hunter: Velocity(.east, speed: TurnRules.cruisingSpeed(of: .hunter, wave: wave))
    case .player, .raider, .spectre, .mine, .bolt, .seeker, .spark, .repair: nil
    }
  }
}

extension World {
  mutating func startNextWave() {
    wave += 1
    nextWaveAt = nil
    march = March()
    for arrival in WavePlan(wave: wave, arena: arena).arrivals {
      add(
        arrival.kind, of: .enemy, at: arrival.position, velocity: arrival.velocity,
        gunReadyAt: tick + WavePlan.graceTicks)
      for shot in arrival.volley {
        add(shot.kind, of: .enemy, at: shot.position, velocity: shot.velocity)
      }
    }
  }
}

extension WavePlan {
  /// Ticks for which newcomers hold their fire.
  static let graceTicks = 30
  /// Ticks between a beaten wave and the next.
  static let pauseTicks = 45
}
