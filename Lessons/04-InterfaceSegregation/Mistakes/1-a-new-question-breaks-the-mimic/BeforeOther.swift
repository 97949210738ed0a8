import InterfaceSegregationBefore
import SpaceGame

/// The game as the tournament plays it: every raider whose id is a multiple of five is a mimic.
public struct TurnOrder: TurnTaking {
  public init() {}

  public func turn(of scene: Scene) -> Turn {
    let objects = scene.entities.map { entity -> any SpaceObject in
      guard entity.kind == .raider, entity.id.isMultiple(of: 5) else {
        return InterfaceSegregationBefore.TurnOrder.object(for: entity)
      }
      return Mimic(id: entity.id)
    }
    return InterfaceSegregationBefore.TurnOrder().turn(of: objects, in: scene)
  }
}

// snippet: mimic
/// A raider that shoots when the player does.
struct Mimic: SpaceObject {
  let id: Entity.ID
  let canBeTouched = true

  func pullsTrigger(in scene: Scene) -> Bool { scene.command.fires }

  func velocity(in scene: Scene) -> Velocity? { nil }  // It marches with the formation.
}
// end: mimic
