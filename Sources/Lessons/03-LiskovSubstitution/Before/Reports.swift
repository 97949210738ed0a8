import SpaceGame

/// The three reports on flying objects, and where each will be.
struct Reports {
  let objects: [FlyingObject]

  var characters: Int { objects.count }

  var lives: [Int] { objects.map(\.lives) }

  var velocities: [Velocity] {
    objects.filter(fliesByItself).map(\.velocity)
  }

  func positions(after tick: Int) -> [Position] {
    objects.map { fliesByItself($0) ? $0.position(after: tick) : $0.position }
  }

  // snippet: type-test
  /// Whether an object can be asked for its velocity. Keep in step with the subclasses.
  private func fliesByItself(_ object: FlyingObject) -> Bool {
    object is Bullet || object is Cruiser || object is Drifter
  }
  // end: type-test
}
