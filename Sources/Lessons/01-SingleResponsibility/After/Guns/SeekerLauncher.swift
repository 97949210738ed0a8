import SpaceGame

/// Drops a seeker, which finds its way itself.
struct SeekerLauncher: Gun {
  /// In cells a second.
  let speed: Int

  func shots(from position: Position, at target: Position?) -> [Shot] {
    [Shot(.seeker, from: position.moved(.south), velocity: Velocity(.south, speed: speed))]
  }
}
