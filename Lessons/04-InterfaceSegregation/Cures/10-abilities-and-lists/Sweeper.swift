import InterfaceSegregationAfter
import SpaceGame

/// A repair kit that flies to the nearest mine.
struct Sweeper: Steering, Colliding {
  let id: Entity.ID
  let position: Position

  func velocity(in scene: Scene) -> Velocity? {
    guard let mine = mine(in: scene) else { return nil }
    guard let direction = Direction(from: position, toward: mine) else {
      return Velocity(.south, speed: 0)
    }
    return Velocity(direction, speed: 6)
  }

  private func mine(in scene: Scene) -> Position? {
    scene.entities.filter { $0.kind == .mine }.map(\.position)
      .min { $0.distance(to: position) < $1.distance(to: position) }
  }
}
