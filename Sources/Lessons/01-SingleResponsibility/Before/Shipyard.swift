import SpaceGame

/// Builds ships that do everything themselves.
public struct Shipyard: ShipBuilding {
  public init() {}

  public func ship(from record: Entity) -> any Vessel {
    precondition(record.kind.isShip, "The shipyard builds only ships, not a \(record.kind).")
    return Ship(record: record)
  }
}
