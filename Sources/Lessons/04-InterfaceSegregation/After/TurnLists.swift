import SpaceGame

/// The lists of a turn. Each thing is entered only in those that it has an answer for.
public struct TurnLists {
  /// Those that pull the trigger.
  public var shooters: ShooterList
  /// The velocities that change.
  public var courses: CourseList
  /// The ids of those that can touch and be touched.
  public var colliders: [Entity.ID] = []

  /// Empty lists.
  public init(in scene: Scene) {
    shooters = ShooterList(in: scene)
    courses = CourseList(in: scene)
  }

  /// The turn of everything that was entered, in that order.
  public var turn: Turn {
    Turn(shooters: shooters.ids, courses: courses.courses, colliders: colliders)
  }

  /// Enters the thing that a record describes.
  public mutating func enter(_ record: Entity) {
    let (id, position) = (record.id, record.position)
    // A thing that never flew, such as a new seeker, faces down.
    let heading = record.velocity?.direction ?? .south
    switch record.kind {
    case .player:
      shooters.ask(Player(id: id))
      colliders.append(id)
    case .raider:
      shooters.ask(Raider(id: id))
      colliders.append(id)
    case .diver:
      courses.ask(Diver(id: id, column: position.x))
      colliders.append(id)
    // snippet: enter
    case .hunter:
      let hunter = Hunter(id: id, column: position.x, heading: heading)
      shooters.ask(hunter)
      courses.ask(hunter)
      colliders.append(id)
    case .spectre:
      shooters.ask(Spectre(id: id))
    case .seeker:
      courses.ask(Seeker(id: id, position: position, heading: heading))
      colliders.append(id)
    case .mine, .bolt, .repair:
      colliders.append(id)
    case .spark:
      break
    // end: enter
    }
  }
}
