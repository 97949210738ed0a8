import SpaceGame

/// The three reports on flying objects. Each asks for no more than it needs.
enum Reports {
  static func characters(of objects: [some FlyingObject]) -> Int {
    objects.count
  }

  static func lives(of objects: [some FlyingObject]) -> [Int] {
    objects.map(\.lives)
  }

  // snippet: velocities
  static func velocities(of movers: [any Moving]) -> [Velocity] {
    movers.map(\.velocity)
  }
  // end: velocities
}
