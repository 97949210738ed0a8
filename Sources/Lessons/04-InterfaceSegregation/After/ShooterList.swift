import SpaceGame

// snippet: shooting
/// Something that has a trigger.
public protocol Shooting: SpaceObject {
  /// Whether it pulls the trigger in this tick.
  func pullsTrigger(in scene: Scene) -> Bool
}

/// Collects the ids of those that pull the trigger.
struct ShooterList {
  let scene: Scene
  private(set) var ids: [Entity.ID] = []

  init(in scene: Scene) {
    self.scene = scene
  }

  mutating func ask(_ object: some Shooting) {
    guard object.pullsTrigger(in: scene) else { return }
    ids.append(object.id)
  }
}
// end: shooting
