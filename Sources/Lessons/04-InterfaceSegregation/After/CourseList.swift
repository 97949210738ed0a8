import SpaceGame

/// Something that sets its own velocity.
public protocol Steering: SpaceObject {
  /// The velocity that it sets in this tick, a direction and a speed; `nil` where it sets none.
  func velocity(in scene: Scene) -> Velocity?
}

/// Collects the velocities that change.
struct CourseList {
  let scene: Scene
  private(set) var courses: [Turn.Course] = []

  init(in scene: Scene) {
    self.scene = scene
  }

  mutating func ask(_ object: some Steering) {
    guard let velocity = object.velocity(in: scene) else { return }
    courses.append(Turn.Course(object.id, velocity))
  }
}
