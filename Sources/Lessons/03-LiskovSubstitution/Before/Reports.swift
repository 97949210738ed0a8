import SpaceGame

/// The three reports on flying objects.
enum Reports {
  static func characters(of objects: [FlyingObject]) -> Int {
    objects.count
  }

  static func lives(of objects: [FlyingObject]) -> [Int] {
    objects.map(\.lives)
  }

  // snippet: velocities
  /// Of those that have one: asking the others would end the program.
  static func velocities(of objects: [FlyingObject]) -> [Velocity] {
    objects.filter(\.fliesByItself).map(\.velocity)
  }
  // end: velocities
}

// snippet: type-test
extension FlyingObject {
  /// Whether it may be asked for its velocity. Keep in step with the subclasses.
  var fliesByItself: Bool {
    self is Bullet || self is Cruiser || self is Drifter
  }
}
// end: type-test
