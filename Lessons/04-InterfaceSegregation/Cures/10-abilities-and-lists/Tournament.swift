import InterfaceSegregationAfter
import SpaceGame

/// The game as the tournament plays it: every fifth raider is a mimic, every repair kit a sweeper.
struct Tournament: TurnTaking {
  func turn(of scene: Scene) -> Turn {
    var lists = TurnLists(in: scene)
    for entity in scene.entities {
      switch entity.kind {
      case .raider where entity.id.isMultiple(of: 5):
        let mimic = Mimic(id: entity.id)
        lists.addShooter(mimic)
        lists.addCollider(mimic)
      case .repair:
        let sweeper = Sweeper(id: entity.id, position: entity.position)
        lists.addCourse(of: sweeper)
        lists.addCollider(sweeper)
      default:
        lists.add(entity)
      }
    }
    return lists.turn
  }
}
