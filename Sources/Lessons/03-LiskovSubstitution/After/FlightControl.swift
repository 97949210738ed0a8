import SpaceGame

/// Flight control that asks for a velocity only where there is one.
public struct FlightControl: FlightControlling {
  private let flying: @Sendable (Entity) -> (any Moving)?
  private let staying: @Sendable (Entity) -> (any FlyingObject)?

  /// - Parameters:
  ///   - flying: Makes another module's object that flies from a record, if it has one for it.
  ///   - staying: The same for what stays. It is asked about what the first leaves open; what both
  ///     leave open is the game's.
  public init(
    flying: @escaping @Sendable (Entity) -> (any Moving)? = { _ in nil },
    staying: @escaping @Sendable (Entity) -> (any FlyingObject)? = { _ in nil }
  ) {
    self.flying = flying
    self.staying = staying
  }

  public func positions(of cast: [Entity], after tick: Int) -> [Position] {
    cast.map { record in
      guard let mover = mover(for: record) else { return object(for: record).position }
      return position(of: mover, after: tick)
    }
  }

  // snippet: law
  /// The law of flight, the same for everything that moves, from any module.
  private func position(of mover: some Moving, after tick: Int) -> Position {
    mover.position.moved(mover.velocity.direction, by: mover.velocity.cells(after: tick))
  }
  // end: law

  public func census(of cast: [Entity]) -> Census {
    Census(
      characters: cast.count, lives: cast.map { object(for: $0).lives },
      velocities: movers(in: cast).map(\.velocity))
  }

  /// What flies by itself, for every caller that needs a velocity.
  // snippet: movers
  public func movers(in cast: [Entity]) -> [any Moving] {
    cast.compactMap(mover)
  }
  // end: movers

  func object(for record: Entity) -> any FlyingObject {
    mover(for: record) ?? staying(record)
      ?? Hoverer(kind: record.kind, position: record.position, lives: record.lives)
  }

  private func mover(for record: Entity) -> (any Moving)? {
    if let mover = flying(record) { return mover }
    guard staying(record) == nil, let velocity = record.velocity else { return nil }
    return Mover(
      kind: record.kind, position: record.position, lives: record.lives, velocity: velocity)
  }
}
