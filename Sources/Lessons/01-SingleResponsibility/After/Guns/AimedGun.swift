import SpaceGame

/// Shoots a bolt down or diagonally down, to where the target is.
struct AimedGun: Gun {
  /// In cells a second.
  let speed: Int

  func shots(from position: Position, at target: Position?) -> [Shot] {
    let direction = aim(from: position, at: target)
    return [
      Shot(.bolt, from: position.moved(direction), velocity: Velocity(direction, speed: speed))
    ]
  }

  private func aim(from position: Position, at target: Position?) -> Direction {
    guard let target else { return .south }
    let aside = target.x - position.x
    let below = target.y - position.y
    // At most half as far to the side as below.
    if abs(aside) * 2 <= below { return .south }
    switch aside {
    case ..<0: return .southWest
    case 1...: return .southEast
    default: return .south  // The target is right above: there is no side to aim to.
    }
  }
}
