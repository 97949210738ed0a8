import InterfaceSegregationBefore
import SpaceGame

/// The game as the tournament plays it: every fifth raider is a mimic, every repair kit a sweeper.
public struct TurnOrder: TurnTaking {
  public init() {}

  public func turn(of scene: Scene) -> Turn {
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

// snippet: mimic
/// A raider that shoots when the player does.
struct Mimic: SpaceObject {
  let id: Entity.ID

  func pullsTrigger(in scene: Scene) -> Bool { scene.command.fires }
}
// end: mimic

/// A repair kit that flies to the nearest mine.
struct Sweeper: SpaceObject {
  let id: Entity.ID
  let position: Position

  func velocity(in scene: Scene) -> Velocity? {
    guard let mine = mine(in: scene) else { return nil }
    guard let direction = Direction(from: position, toward: mine) else {
      return Velocity(.south, speed: 0)
    }
    return Velocity(direction, speed: 6)
  }

  private func mine(in scene: Scene) -> Position? {
    scene.entities.filter { $0.kind == .mine }.map(\.position)
      .min { $0.distance(to: position) < $1.distance(to: position) }
  }
}
