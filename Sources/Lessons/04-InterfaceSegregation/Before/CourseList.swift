import SpaceGame

/// Collects the velocities that change.
struct CourseList {
  let scene: Scene
  private(set) var courses: [Turn.Course] = []

  init(in scene: Scene) {
    self.scene = scene
  }

  mutating func ask(_ object: some SpaceObject) {
    guard let velocity = object.velocity(in: scene) else { return }
    courses.append(Turn.Course(object.id, velocity))
  }
}
