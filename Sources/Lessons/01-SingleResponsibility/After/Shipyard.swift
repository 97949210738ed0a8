import SpaceGame

/// Puts ships together from the parts that their kind calls for.
public struct Shipyard: ShipBuilding {
  public init() {}

  public func ship(from record: Entity) -> any Vessel {
    precondition(record.kind.isShip, "The shipyard builds ships only, no \(record.kind).")
    return Ship(
      papers: record,
      hull: Hull(
        lives: record.lives,
        mostLives: record.kind.lives,
        shieldedUntil: record.shieldedUntil,
        shieldTicks: record.kind == .player ? ShipRules.shieldTicks : nil),
      thrusters: thrusters(for: record.kind),
      gunMount: GunMount(
        gun(for: record.kind),
        coolDown: ShipRules.coolDown(of: record.kind),
        readyAt: record.gunReadyAt))
  }

  private func thrusters(for kind: Kind) -> Thrusters {
    kind == .player
      ? Thrusters(reach: kind.reach, climbTicks: ShipRules.climbTicks, rows: .playerRows)
      : Thrusters(reach: kind.reach, climbTicks: 1, rows: .wholeArena)
  }

  private func gun(for kind: Kind) -> (any Gun)? {
    let speed = ShipRules.bulletSpeed(of: kind)
    return switch ShipRules.weapon(of: kind) {
    case .forward: ForwardGun(velocity: Velocity(kind == .player ? .north : .south, speed: speed))
    case .aimed: AimedGun(speed: speed)
    case .seekers: SeekerLauncher(speed: speed)
    case nil: nil
    }
  }
}
