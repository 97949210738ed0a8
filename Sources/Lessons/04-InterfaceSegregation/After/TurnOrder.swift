import SpaceGame

/// Asks everything in the scene about the abilities that it has.
public struct TurnOrder: TurnTaking {
  public init() {}

  public func turn(of scene: Scene) -> Turn {
    var shooters = ShooterList(in: scene)
    var courses = CourseList(in: scene)
    var colliders = ColliderList()
    for entity in scene.entities {
      let (id, position) = (entity.id, entity.position)
      // What never flew faces down, the way seekers are let go.
      let heading = entity.velocity?.direction ?? .south
      switch entity.kind {
      // snippet: player-and-hunter
      case .player:
        let player = Player(id: id)
        shooters.ask(player)
        colliders.add(player)
      case .hunter:
        let hunter = Hunter(id: id, column: position.x, heading: heading)
        shooters.ask(hunter)
        courses.ask(hunter)
        colliders.add(hunter)
      // end: player-and-hunter
      case .raider:
        let raider = Raider(id: id)
        shooters.ask(raider)
        colliders.add(raider)
      case .diver:
        let diver = Diver(id: id, column: position.x)
        courses.ask(diver)
        colliders.add(diver)
      case .spectre:
        shooters.ask(Spectre(id: id))
      case .seeker:
        let seeker = Seeker(id: id, position: position, heading: heading)
        courses.ask(seeker)
        colliders.add(seeker)
      // snippet: bolt-and-spark
      case .mine: colliders.add(Mine(id: id))
      case .bolt: colliders.add(Bolt(id: id))
      case .repair: colliders.add(Repair(id: id))
      case .spark: break  // No ability, so no type either.
      // end: bolt-and-spark
      }
    }
    return Turn(shooters: shooters.ids, courses: courses.courses, colliders: colliders.ids)
  }
}
