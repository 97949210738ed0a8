import SpaceGame

/// Shoots a bolt straight ahead, whatever the target.
struct ForwardGun: Gun {
  let velocity: Velocity

  func shots(from position: Position, at target: Position?) -> [Shot] {
    [Shot(.bolt, from: position.moved(velocity.direction), velocity: velocity)]
  }
}
