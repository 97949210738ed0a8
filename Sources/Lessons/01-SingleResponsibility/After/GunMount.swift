import SpaceGame

/// The part that shoots: a mount that carries a gun, or stands empty, and keeps its time.
struct GunMount {
  /// `nil` where the mount is empty.
  let gun: (any Gun)?
  /// Ticks between two shots.
  let coolDown: Int
  /// The tick from which the gun is ready again.
  private(set) var readyAt: Int

  init(_ gun: (any Gun)?, coolDown: Int, readyAt: Int = 0) {
    self.gun = gun
    self.coolDown = coolDown
    self.readyAt = readyAt
  }

  /// Fires, if the gun is ready, and begins its cool-down.
  mutating func shoot(at tick: Int, from position: Position, target: Position?) -> [Shot] {
    guard let gun, tick >= readyAt else { return [] }
    readyAt = tick + coolDown
    return gun.shots(from: position, at: target)
  }
}
