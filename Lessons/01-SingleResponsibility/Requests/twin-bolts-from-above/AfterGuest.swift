import SingleResponsibilityAfter
import SpaceGame

/// The shipyard of the tournament.
public struct Shipyard: ShipBuilding {
  public init() {}

  public func ship(from record: Entity) -> any Vessel {
    guard record.kind == .raider else {
      return SingleResponsibilityAfter.Shipyard().ship(from: record)
    }
    let gun = StraddlingGun(speed: ShipRules.bulletSpeed(of: .raider))
    return Ship(
      record: record, hull: Hull(of: record), engine: Engine(of: record),
      gunMount: GunMount(gun, of: record))
  }
}

/// Shoots a bolt straight down, or two side by side at a target right below.
struct StraddlingGun: Gun {
  /// In cells a second.
  let speed: Int

  func shots(from position: Position, at target: Position?) -> [Shot] {
    let muzzles: [Direction] =
      isRightBelow(target, from: position) ? [.southWest, .southEast] : [.south]
    return muzzles.map { muzzle in
      Shot(.bolt, from: position.moved(muzzle), velocity: Velocity(.south, speed: speed))
    }
  }

  private func isRightBelow(_ target: Position?, from position: Position) -> Bool {
    guard let target else { return false }
    return target.x == position.x && target.y > position.y
  }
}
