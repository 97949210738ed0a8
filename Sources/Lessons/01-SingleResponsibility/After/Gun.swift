import SpaceGame

// snippet: gun
/// Says which bullets leave, from where and how fast.
///
/// A gun has no memory: when it may shoot again is the business of ``GunMount``.
protocol Gun {
  /// - Parameters:
  ///   - position: Where the ship is.
  ///   - target: What an aiming gun aims at.
  func shots(from position: Position, at target: Position?) -> [Shot]
}

/// Shoots a bolt straight ahead, whatever the target.
struct ForwardGun: Gun {
  let velocity: Velocity

  func shots(from position: Position, at target: Position?) -> [Shot] {
    [Shot(.bolt, from: position.moved(velocity.direction), velocity: velocity)]
  }
}
// end: gun

/// Shoots a bolt down or diagonally down, to where the target is.
struct AimedGun: Gun {
  /// In cells a second.
  let speed: Int

  func shots(from position: Position, at target: Position?) -> [Shot] {
    let direction = target.map { aim(from: position, at: $0) } ?? .south
    return [
      Shot(.bolt, from: position.moved(direction), velocity: Velocity(direction, speed: speed))
    ]
  }

  private func aim(from position: Position, at target: Position) -> Direction {
    let aside = target.x - position.x
    let below = target.y - position.y
    // Doubled on the left rather than halved on the right: a half would be rounded.
    if abs(aside) * 2 <= below { return .south }
    switch aside {
    case ..<0: return .southWest
    case 1...: return .southEast
    default: return .south  // The target is right above: there is no side to aim to.
    }
  }
}

/// Drops a seeker, which finds its way itself.
struct SeekerLauncher: Gun {
  /// In cells a second.
  let speed: Int

  func shots(from position: Position, at target: Position?) -> [Shot] {
    [Shot(.seeker, from: position.moved(.south), velocity: Velocity(.south, speed: speed))]
  }
}
