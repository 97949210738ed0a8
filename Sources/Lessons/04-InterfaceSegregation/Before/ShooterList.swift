import SpaceGame

/// Collects the ids of those that pull the trigger.
struct ShooterList {
  let scene: Scene
  private(set) var ids: [Entity.ID] = []

  init(in scene: Scene) {
    self.scene = scene
  }

  mutating func ask(_ object: some SpaceObject) {
    guard object.pullsTrigger(in: scene) else { return }
    ids.append(object.id)
  }
}
