import InterfaceSegregationBefore
import SpaceGame

/// The game as the tournament plays it: every fifth raider is a mimic, every repair kit a sweeper.
struct Tournament: TurnTaking {
  func turn(of scene: Scene) -> Turn {
    let objects = scene.entities.map { entity -> any SpaceObject in
      switch entity.kind {
      case .raider where entity.id.isMultiple(of: 5): Mimic(id: entity.id)
      case .repair: Sweeper(id: entity.id, position: entity.position)
      default: InterfaceSegregationBefore.TurnOrder.object(for: entity)
      }
    }
    return InterfaceSegregationBefore.TurnOrder().turn(of: objects, in: scene)
  }
}
