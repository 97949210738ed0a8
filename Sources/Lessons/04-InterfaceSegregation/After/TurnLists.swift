import SpaceGame

/// The lists of a turn. Each thing is added only to those that it has an answer for.
public struct TurnLists {
  private let scene: Scene
  /// The turn of everything that was added, in that order.
  public private(set) var turn = Turn(shooters: [], courses: [], colliders: [])

  /// Empty lists.
  public init(in scene: Scene) {
    self.scene = scene
  }

  // snippet: lists
  /// Adds a thing to the shooters if it pulls the trigger in this tick.
  public mutating func addShooter(_ thing: some Shooting) {
    if thing.pullsTrigger(in: scene) { turn.shooters.append(thing.id) }
  }

  // snippet: course
  /// Adds the velocity that a thing sets in this tick, if any.
  public mutating func addCourse(of thing: some Steering) {
    if let velocity = thing.velocity(in: scene) {
      turn.courses.append(Turn.Course(thing.id, velocity))
    }
  }
  // end: course

  /// Adds something that can touch and be touched.
  public mutating func addCollider(_ thing: some Colliding) {
    turn.colliders.append(thing.id)
  }
  // end: lists

  /// Adds the thing that a record describes.
  public mutating func add(_ entity: Entity) {
    let (id, position) = (entity.id, entity.position)
    // A thing that never flew, such as a new seeker, faces down.
    let heading = entity.velocity?.direction ?? .south
    switch entity.kind {
    case .player:
      let player = Player(id: id)
      addShooter(player)
      addCollider(player)
    case .raider:
      let raider = Raider(id: id)
      addShooter(raider)
      addCollider(raider)
    case .diver:
      let diver = Diver(id: id, column: position.x)
      addCourse(of: diver)
      addCollider(diver)
    // snippet: add
    case .hunter:
      let hunter = Hunter(id: id, column: position.x, heading: heading)
      addShooter(hunter)
      addCourse(of: hunter)
      addCollider(hunter)
    case .spectre:
      addShooter(Spectre(id: id))
    // end: add
    case .mine:
      addCollider(Mine(id: id))
    case .bolt:
      addCollider(Bolt(id: id))
    case .seeker:
      let seeker = Seeker(id: id, position: position, heading: heading)
      addCourse(of: seeker)
      addCollider(seeker)
    case .spark:
      break
    case .repair:
      addCollider(Repair(id: id))
    }
  }
}
