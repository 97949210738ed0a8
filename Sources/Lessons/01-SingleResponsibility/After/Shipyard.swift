import SpaceGame

/// Puts ships together from their parts.
public struct Shipyard: ShipBuilding {
  public init() {}

  public func ship(from record: Entity) -> any Vessel {
    precondition(record.kind.isShip, "The shipyard builds ships only, no \(record.kind).")
    return Ship(
      record: record, hull: Hull(of: record), engine: Engine(of: record),
      gunMount: GunMount(of: record))
  }
}
