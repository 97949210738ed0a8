import SpaceGame

/// Collects the velocities that change.
struct CourseList {
  let scene: Scene
  private(set) var courses: [Turn.Course] = []

  init(in scene: Scene) {
    self.scene = scene
  }

  // snippet: ask
  mutating func ask(_ pilot: some Steering) {
    // The id spreads the turns over the ticks, so that not everything turns at once.
    guard (scene.tick + pilot.id).isMultiple(of: pilot.steeringPeriod) else { return }
    courses.append(Turn.Course(pilot.id, pilot.velocity(in: scene)))
  }
  // end: ask
}
