import SpaceGame

/// Builds ships that are made of parts.
public struct Shipyard: ShipBuilding {
  public init() {}

  public func ship(from record: Entity) -> any Vessel {
    precondition(record.kind.isShip, "The shipyard builds only ships, not a \(record.kind).")
    let kind = record.kind
    return Ship(
      record: record, hull: Hull(kind: kind), engine: Engine(kind: kind), gun: Gun(kind: kind))
  }
}
