import InterfaceSegregationBefore
import SpaceGame

/// The order of turns with wingmen.
public struct TurnOrder: TurnTaking {
  public init() {}

  public func turn(of scene: Scene) -> Turn {
    let objects = scene.entities.map { record -> any SpaceObject in
      guard record.kind == .raider, record.allegiance == .player else {
        return InterfaceSegregationBefore.TurnOrder.object(for: record)
      }
      return Wingman(id: record.id)
    }
    return InterfaceSegregationBefore.TurnOrder().turn(of: objects, in: scene)
  }
}

/// Shoots when the player does.
private struct Wingman: SpaceObject {
  let id: Entity.ID
  let canBeTouched = false

  func pullsTrigger(in scene: Scene) -> Bool { scene.command.fires }

  func velocity(in scene: Scene) -> Velocity? { nil }  // It marches with the formation.
}
