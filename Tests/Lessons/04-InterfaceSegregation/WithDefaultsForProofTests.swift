import SpaceGame

/// A third version, which only the proofs use: the before version's wide protocol, with defaults in place
/// of its hollow methods.
enum WithDefaults {
  /// Everything that can take a turn, with all its abilities.
  protocol SpaceObject {
    var id: Entity.ID { get }
    var canBeTouched: Bool { get }
    func pullsTrigger(in scene: Scene) -> Bool
    func velocity(in scene: Scene) -> Velocity?
  }

  struct ShooterList {
    let scene: Scene
    var ids: [Entity.ID] = []

    mutating func ask(_ object: some SpaceObject) {
      guard object.pullsTrigger(in: scene) else { return }
      ids.append(object.id)
    }
  }

  struct CourseList {
    let scene: Scene
    var courses: [Turn.Course] = []

    mutating func ask(_ object: some SpaceObject) {
      guard let velocity = object.velocity(in: scene) else { return }
      courses.append(Turn.Course(object.id, velocity))
    }
  }

  struct ColliderList {
    var ids: [Entity.ID] = []

    mutating func ask(_ object: some SpaceObject) {
      if object.canBeTouched { ids.append(object.id) }
    }
  }

  struct TurnOrder: TurnTaking {
    func turn(of scene: Scene) -> Turn {
      turn(of: scene.entities.map(object), in: scene)
    }

    func turn(of objects: [any SpaceObject], in scene: Scene) -> Turn {
      var shooters = ShooterList(scene: scene)
      var courses = CourseList(scene: scene)
      var colliders = ColliderList()
      for object in objects {
        shooters.ask(object)
        courses.ask(object)
        colliders.ask(object)
      }
      return Turn(shooters: shooters.ids, courses: courses.courses, colliders: colliders.ids)
    }

    private func object(for entity: Entity) -> any SpaceObject {
      let (id, position) = (entity.id, entity.position)
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
}

// snippet: defaults
/// The usual answers. A kind spells out only its exceptions.
extension WithDefaults.SpaceObject {
  var canBeTouched: Bool { true }
  func pullsTrigger(in scene: Scene) -> Bool { false }
  func velocity(in scene: Scene) -> Velocity? { nil }
}
// end: defaults

// MARK: - The kinds

extension WithDefaults {
  struct Player: SpaceObject {
    let id: Entity.ID

    func pullsTrigger(in scene: Scene) -> Bool { scene.command.fires }
  }

  struct Raider: SpaceObject {
    let id: Entity.ID

    func pullsTrigger(in scene: Scene) -> Bool {
      scene.fate(of: id, oneIn: TurnRules.triggerOdds(of: .raider))
    }
  }

  struct Diver: SpaceObject {
    let id: Entity.ID
    let column: Int

    func velocity(in scene: Scene) -> Velocity? {
      guard scene.isTurn(of: id, of: .diver) else { return nil }
      let target = scene.player?.position.x ?? column
      let course: Direction =
        target < column ? .southWest : target > column ? .southEast : .south
      return Velocity(course, speed: TurnRules.cruisingSpeed(of: .diver, wave: scene.wave))
    }
  }

  struct Hunter: SpaceObject {
    let id: Entity.ID
    let column: Int
    let heading: Direction

    func pullsTrigger(in scene: Scene) -> Bool {
      scene.fate(of: id, oneIn: TurnRules.triggerOdds(of: .hunter))
    }

    func velocity(in scene: Scene) -> Velocity? {
      guard scene.isTurn(of: id, of: .hunter) else { return nil }
      let target = scene.player?.position.x ?? column
      let speed = TurnRules.cruisingSpeed(of: .hunter, wave: scene.wave)
      if target < column - 1 { return Velocity(.west, speed: speed) }
      if target > column + 1 { return Velocity(.east, speed: speed) }
      return Velocity(heading, speed: 0)
    }
  }

  struct Spectre: SpaceObject {
    let id: Entity.ID
    let canBeTouched = false

    func pullsTrigger(in scene: Scene) -> Bool {
      scene.fate(of: id, oneIn: TurnRules.triggerOdds(of: .spectre))
    }
  }

  struct Bolt: SpaceObject {
    let id: Entity.ID
  }

  struct Seeker: SpaceObject {
    let id: Entity.ID
    let position: Position
    let heading: Direction

    func velocity(in scene: Scene) -> Velocity? {
      guard scene.isTurn(of: id, of: .seeker) else { return nil }
      let course = scene.player.flatMap { Direction(from: position, toward: $0.position) }
      return Velocity(
        course ?? heading, speed: TurnRules.cruisingSpeed(of: .seeker, wave: scene.wave))
    }
  }

  struct Mine: SpaceObject {
    let id: Entity.ID
  }

  struct Spark: SpaceObject {
    let id: Entity.ID
    let canBeTouched = false
  }

  struct Repair: SpaceObject {
    let id: Entity.ID
  }
}

extension Scene {
  fileprivate func isTurn(of id: Entity.ID, of kind: Kind) -> Bool {
    (tick + id).isMultiple(of: TurnRules.steeringPeriod(of: kind))
  }
}
