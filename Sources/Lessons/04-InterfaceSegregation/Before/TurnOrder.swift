import SpaceGame

/// Asks everything in the scene about every ability.
public struct TurnOrder: TurnTaking {
  public init() {}

  public func turn(of scene: Scene) -> Turn {
    turn(of: scene.entities.map(TurnOrder.object), in: scene)
  }

  // snippet: loop
  /// The turn of these objects, from any module, in their order.
  public func turn(of objects: [any SpaceObject], in scene: Scene) -> Turn {
    var turn = Turn(shooters: [], courses: [], colliders: [])
    for object in objects {
      if object.pullsTrigger(in: scene) { turn.shooters.append(object.id) }
      if let velocity = object.velocity(in: scene) {
        turn.courses.append(Turn.Course(object.id, velocity))
      }
      if object.canBeTouched { turn.colliders.append(object.id) }
    }
    return turn
  }
  // end: loop

  /// Makes the object for a record.
  public static func object(for entity: Entity) -> any SpaceObject {
    let (id, position) = (entity.id, entity.position)
    // A thing that never flew, such as a new seeker, faces down.
    let heading = entity.velocity?.direction ?? .south
    return switch entity.kind {
    case .player: Player(id: id)
    case .raider: Raider(id: id)
    case .diver: Diver(id: id, column: position.x)
    case .hunter: Hunter(id: id, column: position.x, heading: heading)
    case .spectre: Spectre(id: id)
    case .mine: Mine(id: id)
    case .bolt: Bolt(id: id)
    case .seeker: Seeker(id: id, position: position, heading: heading)
    case .spark: Spark(id: id)
    case .repair: Repair(id: id)
    }
  }
}
