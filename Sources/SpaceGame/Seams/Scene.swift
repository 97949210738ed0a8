/// What the parts of the game see of the world in one tick.
public struct Scene: Sendable {
  public let tick: Int
  public let wave: Int
  public let arena: Arena
  public let command: Command
  /// All that is there, in the order of the ids.
  public let entities: [Entity]
  /// The luck of this tick; the same for all that ask.
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

  public var player: Entity? { playerIndex.map { entities[$0] } }

  /// Whether something happens to this entity that happens once in `odds` ticks on average.
  ///
  /// Depends on the tick's luck and the id alone, so that nobody's order of asking matters.
  public func fate(of id: Entity.ID, oneIn odds: Int) -> Bool {
    precondition(odds > 0, "The odds are one in at least one.")
    let scattered = SeededGenerator.mix(luck &+ UInt64(truncatingIfNeeded: id) &* 0x9E37_79B9)
    return scattered % UInt64(odds) == 0
  }

  /// Everything whose middle is at most `radius` cells away, in the order of the ids.
  public func entities(within radius: Int, of position: Position) -> [Entity] {
    entities.filter { $0.position.distance(to: position) <= radius }
  }
}
