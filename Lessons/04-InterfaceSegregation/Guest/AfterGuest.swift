import InterfaceSegregationKata
import SpaceGame

/// An order of turns in which sparks shoot.
public func turnOrder() -> (any TurnTaking)? { SparklingOrder() }

private struct SparklingOrder: TurnTaking {
  func turn(of scene: Scene) -> Turn {
    let objects = scene.entities.map { entity -> any SpaceObject in
      entity.kind == .spark ? ShootingSpark(id: entity.id) : TurnOrder.object(for: entity)
    }
    return TurnOrder().turn(of: objects, in: scene)
  }
}

private struct ShootingSpark: Shooting {
  let id: Entity.ID

  func pullsTrigger(in scene: Scene) -> Bool { scene.tick.isMultiple(of: 4) }
}
