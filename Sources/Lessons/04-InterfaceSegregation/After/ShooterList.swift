import SpaceGame

/// Collects the ids of those that pull the trigger.
struct ShooterList {
  let scene: Scene
  private(set) var ids: [Entity.ID] = []

  init(in scene: Scene) {
    self.scene = scene
  }

  mutating func ask(_ shooter: some Shooting) {
    if shooter.pullsTrigger(in: scene) { ids.append(shooter.id) }
  }
}
