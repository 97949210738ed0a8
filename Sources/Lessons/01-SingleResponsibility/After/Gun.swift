import SpaceGame

// snippet: gun
/// The weapons team's part: when bullets leave, which ones and where to.
struct Gun {
  let kind: Kind

  func shoot(
    at tick: Int, from position: Position, facing ahead: Direction, target: Position?,
    readyAt: inout Int
  ) -> [Shot] {
    guard let weapon = GunRules.weapon(of: kind) else { return [] }
    guard tick >= readyAt else { return [] }
    readyAt = tick + GunRules.coolDown(of: kind)
    // end: gun

    switch weapon {
    case .forward:
      return [shot(.bolt, from: position, toward: ahead)]
    case .aimed:
      return [shot(.bolt, from: position, toward: aim(from: position, at: target))]
    case .seekers:
      // A seeker steers itself, so it is simply dropped.
      return [shot(.seeker, from: position, toward: .south)]
    }
  }

  /// The direction for a bullet to a target: straight down or diagonally down.
  private func aim(from position: Position, at target: Position?) -> Direction {
    guard let target else { return .south }
    let aside = target.x - position.x
    let below = target.y - position.y
    // At most half as far to the side as below.
    if abs(aside) * 2 <= below { return .south }
    switch aside {
    case ..<0: return .southWest
    case 1...: return .southEast
    default: return .south  // The target is right above: there is no side to aim at.
    }
  }

  /// A bullet that starts one cell ahead of the ship.
  private func shot(_ bullet: Kind, from position: Position, toward direction: Direction) -> Shot {
    Shot(
      bullet,
      from: position.moved(direction),
      velocity: Velocity(direction, speed: GunRules.bulletSpeed(of: kind)))
  }
}
