import SingleResponsibilityKata
import SpaceGame

/// A shipyard whose raiders shoot to both sides.
public func shipyard() -> (any ShipBuilding)? { BroadsideYard() }

private struct BroadsideYard: ShipBuilding {
  func ship(from record: Entity) -> any Vessel {
    guard record.kind == .raider else { return Shipyard().ship(from: record) }
    let gun = Broadside(speed: ShipRules.bulletSpeed(of: .raider))
    return Ship(
      record: record, hull: Hull(of: record), engine: Engine(of: record),
      gunMount: GunMount(gun, of: record))
  }
}

private struct Broadside: Gun {
  /// In cells a second.
  let speed: Int

  func shots(from position: Position, at target: Position?) -> [Shot] {
    [Direction.west, .east].map { side in
      Shot(.bolt, from: position.moved(side), velocity: Velocity(side, speed: speed))
    }
  }
}
