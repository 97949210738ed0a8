import InterfaceSegregationAfter
import SpaceGame

/// A raider that shoots when the player does.
struct Mimic: Shooting, Colliding {
  let id: Entity.ID

  func pullsTrigger(in scene: Scene) -> Bool { scene.command.fires }
}
