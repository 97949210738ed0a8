/// The whole state of a game between two ticks. A value: a copy you keep never changes.
public struct World: Hashable, Sendable {
  /// The phase of a game decides what a tick does.
  public enum Phase: String, Sendable {
    case playing
    /// Nothing moves and nothing ages.
    case paused
    /// The game is lost, and nothing more happens.
    case over
  }

  public let arena: Arena
  public internal(set) var phase: Phase = .playing
  /// Ticks played. A paused game does not age.
  public internal(set) var tick = 0
  /// The current wave, counted from 1. Each is harder than the last.
  public internal(set) var wave = 0
  /// The tick at which the next wave arrives, if the current one is beaten.
  public internal(set) var nextWaveAt: Int?
  /// The player's points.
  public internal(set) var score = 0
  /// Everything in the arena, in the order of its ids.
  public internal(set) var entities: [Entity] = []
  /// The march of the raiders' formation.
  public internal(set) var march = March()
  /// The events of the last tick, in order.
  public internal(set) var events: [GameEvent] = []
  /// The source of all chance.
  public internal(set) var generator: SeededGenerator
  var nextID = 1

  /// The waves that a game can begin with.
  public static let firstWaves = 1...99

  /// A new game at the start of a wave: by default the first, with the classic opening cast.
  public init(seed: UInt64, wave: Int = 1, arena: Arena = .standard) {
    precondition(World.firstWaves.contains(wave), "A game cannot begin with wave \(wave).")
    self.arena = arena
    self.wave = wave - 1
    generator = SeededGenerator(seed: seed)
    add(.player, of: .player, at: arena.playerStart)
    startNextWave()
  }

  /// A made-up world for tests and studies.
  ///
  /// - Parameter entities: In ascending order of ids.
  public init(
    staging entities: [Entity], tick: Int = 0, wave: Int = 1, seed: UInt64 = 1,
    arena: Arena = .standard
  ) {
    precondition(
      zip(entities, entities.dropFirst()).allSatisfy { $0.id < $1.id },
      "The ids of a world's entities must ascend.")
    self.arena = arena
    self.tick = tick
    self.wave = wave
    self.entities = entities
    generator = SeededGenerator(seed: seed)
    nextID = (entities.last?.id ?? 0) + 1
  }

  /// The player's ship, until it is lost.
  public var player: Entity? { entities.first { $0.kind == .player } }

  /// The number of things of a kind.
  public func count(of kind: Kind) -> Int {
    entities.count { $0.kind == kind }
  }

  /// The index in ``entities`` of the entity with this id, or `nil` if it is gone.
  public func index(of id: Entity.ID) -> Int? {
    entities.index(of: id)
  }
}

extension [Entity] {
  /// The index of the entity with this id in an array sorted by id. O(log n).
  func index(of id: Entity.ID) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].id == id ? low : nil
  }
}

extension World {
  /// Adds a new thing to the arena, with the next id.
  @discardableResult
  mutating func add(
    _ kind: Kind, of allegiance: Allegiance, at position: Position, velocity: Velocity? = nil,
    gunReadyAt: Int = 0, expiresAt: Int? = nil
  ) -> Entity.ID {
    let id = nextID
    nextID += 1
    entities.append(
      Entity(
        id: id, kind: kind, allegiance: allegiance, position: position, velocity: velocity,
        gunReadyAt: gunReadyAt, expiresAt: expiresAt))
    return id
  }
}
