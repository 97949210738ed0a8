import SpaceGame

/// Builds ships that are made of parts.
public struct Shipyard: ShipBuilding {
  public init() {}

  public func ship(from record: Entity) -> any Vessel {
    precondition(record.kind.isShip, "The shipyard builds only ships, not a \(record.kind).")
    let kind = record.kind
    return Ship(
      record: record,
      hull: Hull(kind: kind, lives: record.lives, shieldedUntil: record.shieldedUntil),
      engine: Engine(kind: kind, position: record.position),
      gun: Gun(kind: kind, readyAt: record.gunReadyAt))
  }
}
