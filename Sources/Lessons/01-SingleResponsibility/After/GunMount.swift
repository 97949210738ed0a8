import SpaceGame

/// The part that shoots: it carries a gun, or none, and keeps its time.
public struct GunMount {
  private let kind: Kind
  private let gun: (any Gun)?
  private var readyAt: Int

  /// The mount of a ship as its record has it, with the gun that its kind carries.
  public init(of record: Entity) {
    self.init(GunMount.gun(of: record.kind), of: record)
  }

  /// - Parameters:
  ///   - gun: What it fires; `nil` where the mount is empty.
  ///   - record: The ship whose gun it is: its kind decides how long the gun cools down.
  public init(_ gun: (any Gun)?, of record: Entity) {
    kind = record.kind
    self.gun = gun
    readyAt = record.gunReadyAt
  }

  // snippet: mount
  mutating func shoot(at tick: Int, from position: Position, target: Position?) -> [Shot] {
    guard let gun else { return [] }
    guard tick >= readyAt else { return [] }
    readyAt = tick + ShipRules.coolDown(of: kind)
    return gun.shots(from: position, at: target)
  }

  func write(to record: inout Entity) {
    record.gunReadyAt = readyAt
  }
  // end: mount

  private static func gun(of kind: Kind) -> (any Gun)? {
    let speed = ShipRules.bulletSpeed(of: kind)
    return switch ShipRules.weapon(of: kind) {
    case .forward: ForwardGun(velocity: Velocity(kind == .player ? .north : .south, speed: speed))
    case .aimed: AimedGun(speed: speed)
    case .seekers: SeekerLauncher(speed: speed)
    case nil: nil
    }
  }
}
