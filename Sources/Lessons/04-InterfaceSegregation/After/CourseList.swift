import SpaceGame

/// What the list of courses asks of a thing.
public protocol Steering {
  var id: Entity.ID { get }

  /// The velocity that it sets in this tick, a direction and a speed; `nil` if it sets none.
  func velocity(in scene: Scene) -> Velocity?
}

/// Collects the velocities that change.
public struct CourseList {
  let scene: Scene
  private(set) var courses: [Turn.Course] = []

  init(in scene: Scene) {
    self.scene = scene
  }

  /// Adds the velocity that the object sets in this tick, if any.
  public mutating func ask(_ object: some Steering) {
    guard let velocity = object.velocity(in: scene) else { return }
    courses.append(Turn.Course(object.id, velocity))
  }
}
