/// The parts' view of the world in one tick.
public struct Scene: Sendable {
  public let tick: Int
  public let wave: Int
  public let arena: Arena
  public let command: Command
  /// Everything in the arena as the scene begins, in the order of the ids.
  public let entities: [Entity]
  /// The entities lost since.
  private var lost: Set<Entity.ID> = []
  /// The luck of this tick, the same for every caller.
  let luck: UInt64
  private let playerIndex: Int?

  public init(
    tick: Int = 0, wave: Int = 1, arena: Arena = .standard, command: Command = .idle,
    entities: [Entity], luck: UInt64 = 0
  ) {
    self.tick = tick
    self.wave = wave
    self.arena = arena
    self.command = command
    self.entities = entities
    self.luck = luck
    playerIndex = entities.firstIndex { $0.kind == .player }
  }

  /// The player's ship, until it is lost.
  public var player: Entity? { playerIndex.map { entities[$0] } }

  /// Whether an event that happens once in `odds` ticks on average happens to this entity now.
  ///
  /// Depends only on the tick's luck and the id, so that the order of calls does not matter.
  public func fate(of id: Entity.ID, oneIn odds: Int) -> Bool {
    precondition(odds > 0, "The odds must be positive.")
    let scattered = SeededGenerator.mix(luck &+ UInt64(truncatingIfNeeded: id) &* 0x9E37_79B9)
    return scattered % UInt64(odds) == 0
  }

  /// Everything not yet lost whose middle is at most `radius` cells away, in the order of the ids.
  public func entities(within radius: Int, of position: Position) -> [Entity] {
    entities.filter { $0.position.distance(to: position) <= radius && !lost.contains($0.id) }
  }

  /// Records that an entity is gone.
  mutating func lose(_ id: Entity.ID) {
    lost.insert(id)
  }
}
