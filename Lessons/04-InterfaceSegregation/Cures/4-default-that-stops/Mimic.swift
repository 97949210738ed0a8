import InterfaceSegregationBefore
import SpaceGame

/// A raider that shoots when the player does.
struct Mimic: SpaceObject {
  let id: Entity.ID

  func pullsTrigger(in scene: Scene) -> Bool { scene.command.fires }
}
