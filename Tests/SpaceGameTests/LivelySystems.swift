import SpaceGame

// Parts for a game in which things fly and ships shoot by the rules' own numbers. They are short
// enough to read at a glance; the lessons have the real ones.

struct LivelyShip: Vessel {
  var record: Entity

  mutating func loseLife(at tick: Int) {
    guard record.lives > 0, tick >= record.shieldedUntil else { return }
    record.lives -= 1
    if record.kind == .player { record.shieldedUntil = tick + ShieldRules.duration }
  }

  mutating func gainLife() { record.lives = min(record.kind.lives, record.lives + 1) }

  mutating func move(_ direction: Direction, at tick: Int, in arena: Arena) {
    let next = record.position.moved(direction)
    let reach = record.kind.reach
    if (reach..<arena.width - reach).contains(next.x) { record.position.x = next.x }
    guard record.kind != .player || tick % MovementRules.climbTicks == 0 else { return }
    let rows = record.kind == .player ? arena.playerRows : 0...arena.height - 1
    if rows.contains(next.y) { record.position.y = next.y }
  }

  mutating func shoot(at tick: Int, target: Position?) -> [Shot] {
    guard let weapon = GunRules.weapon(of: record.kind), tick >= record.gunReadyAt else {
      return []
    }
    record.gunReadyAt = tick + GunRules.coolDown(of: record.kind)
    let aim = target.flatMap { Direction(from: record.position, toward: $0) } ?? .south
    let direction: Direction =
      record.kind == .player ? .north : weapon == .aimed ? aim : .south
    return [
      Shot(
        weapon == .seekers ? .seeker : .bolt, from: record.position.moved(direction),
        velocity: Velocity(direction, speed: GunRules.bulletSpeed(of: record.kind)))
    ]
  }
}

struct LivelyParts: ShipBuilding, FlightControlling {
  /// Whether flight control returns no positions.
  var isDeaf = false

  func ship(from record: Entity) -> any Vessel { LivelyShip(record: record) }

  func positions(of cast: [Entity], after tick: Int) -> [Position] {
    cast.prefix(isDeaf ? 0 : cast.count).map { thing in
      guard let velocity = thing.velocity else { return thing.position }
      return thing.position.moved(velocity.direction, by: velocity.cells(after: tick))
    }
  }

  func census(of cast: [Entity]) -> Census {
    Census(
      characters: cast.count, lives: cast.map(\.lives), velocities: cast.compactMap(\.velocity))
  }
}

/// Everything can be touched; a script decides the shots, the courses and the outcomes.
struct ScriptedParts: TurnTaking, Refereeing {
  var shooters: [Entity.ID] = []
  var courses: [Turn.Course] = []
  var sees: @Sendable (Scene) -> Void = { _ in }
  var decides: @Sendable (Contact, Scene) -> [Outcome] = { _, _ in [] }

  func turn(of scene: Scene) -> Turn {
    sees(scene)
    return Turn(shooters: shooters, courses: courses, colliders: scene.entities.map(\.id))
  }

  func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] { decides(contact, scene) }
}

extension Game {
  /// A game in which ships and bullets move by the rules' own numbers.
  static let lively = Game(
    systems: Systems(
      shipyard: LivelyParts(), referee: ScriptedParts(), flightControl: LivelyParts(),
      turnOrder: ScriptedParts()))

  /// A game in which only the script shoots, steers and decides outcomes.
  static func scripted(
    _ parts: ScriptedParts = ScriptedParts(),
    _ decides: @escaping @Sendable (Contact, Scene) -> [Outcome] = { _, _ in [] }
  ) -> Game {
    var (parts, systems) = (parts, Game.lively.systems)
    parts.decides = decides
    (systems.referee, systems.turnOrder) = (parts, parts)
    return Game(systems: systems)
  }
}

extension World {
  /// A world with these entities and a distant raider, which keeps the wave going.
  static func small(_ entities: Entity..., tick: Int = 1) -> World {
    World(staging: entities + [.enemy(.raider, id: 90, x: 10, y: 2)], tick: tick)
  }
}

extension Entity {
  static func player(_ id: Int = 1, x: Int = 40, y: Int = 17, lives: Int = 3) -> Entity {
    Entity(
      id: id, kind: .player, allegiance: .player, position: Position(x: x, y: y), lives: lives)
  }

  static func enemy(
    _ kind: Kind, id: Int, x: Int, y: Int, velocity: Velocity? = nil, expiresAt: Int? = nil
  ) -> Entity {
    Entity(
      id: id, kind: kind, allegiance: .enemy, position: Position(x: x, y: y), velocity: velocity,
      expiresAt: expiresAt)
  }

  static func ownBolt(_ id: Int, x: Int, y: Int, velocity: Velocity? = nil) -> Entity {
    Entity(
      id: id, kind: .bolt, allegiance: .player, position: Position(x: x, y: y), velocity: velocity)
  }
}
