import SpaceGame

/// The three reports on flying objects. Each asks for no more than it needs.
enum Reports {
  static func characters(of objects: [any FlyingObject]) -> Int { objects.count }

  static func lives(of objects: [any FlyingObject]) -> [Int] { objects.map(\.lives) }

  static func velocities(of movers: [any Moving]) -> [Velocity] { movers.map(\.velocity) }
}
