import InterfaceSegregationBefore
import SpaceGame

/// The order of turns of the tournament.
public struct TurnOrder: TurnTaking {
  public init() {}

  public func turn(of scene: Scene) -> Turn {
    let objects = scene.entities.map { entity -> any SpaceObject in
      let object = InterfaceSegregationBefore.TurnOrder.object(for: entity)
      let isPhantom = scene.wave >= 5 && entity.kind == .seeker && entity.id.isMultiple(of: 2)
      return isPhantom ? Phantom(seeker: object) : object
    }
    return InterfaceSegregationBefore.TurnOrder().turn(of: objects, in: scene)
  }
}

/// Chases as a seeker does, and touches nothing.
private struct Phantom: SpaceObject {
  let seeker: any SpaceObject
  let canBeTouched = false

  var id: Entity.ID { seeker.id }

  func velocity(in scene: Scene) -> Velocity? { seeker.velocity(in: scene) }
}
