@testable import SpaceGame

// The plainest parts that a game can be played with, so that its own rules can be seen alone.

/// Ships that do what they are told, without bounds, cool-down or shield.
struct PlainShipyard: ShipBuilding {
  func ship(from record: Entity) -> any Vessel { PlainShip(record: record) }
}

private struct PlainShip: Vessel {
  var record: Entity

  mutating func loseLife(at tick: Int) {
    if record.shieldedUntil <= tick { record.lives -= 1 }
  }

  mutating func gainLife() { record.lives += 1 }

  mutating func move(_ direction: Direction, at tick: Int, in arena: Arena) {
    record.position = record.position.moved(direction)
  }

  mutating func shoot(at tick: Int, target: Position?) -> [Shot] {
    [Shot(.bolt, from: record.position.moved(.north), velocity: Velocity(.north, speed: 30))]
  }
}

/// Decides contacts by a table.
struct ScriptedReferee: Refereeing {
  var script: @Sendable (Contact, Scene) -> [Outcome] = { _, _ in [] }

  func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] { script(contact, scene) }
}

/// Moves a cell a tick whatever has a velocity.
struct PlainFlightControl: FlightControlling {
  func positions(of cast: [Entity], after tick: Int) -> [Position] {
    cast.map { entity in
      entity.velocity.map { entity.position.moved($0.direction) } ?? entity.position
    }
  }

  func census(of cast: [Entity]) -> Census {
    Census(
      characters: cast.count, lives: cast.map(\.lives), velocities: cast.compactMap(\.velocity))
  }
}

/// Everything can be touched; who shoots and steers is scripted.
struct ScriptedTurnOrder: TurnTaking {
  var shooters: @Sendable (Scene) -> [Entity.ID] = { _ in [] }
  var courses: [Turn.Course] = []

  func turn(of scene: Scene) -> Turn {
    Turn(shooters: shooters(scene), courses: courses, colliders: scene.entities.map(\.id))
  }
}

extension Game {
  static func plain(
    referee: ScriptedReferee = ScriptedReferee(),
    turnOrder: ScriptedTurnOrder = ScriptedTurnOrder()
  ) -> Game {
    Game(
      systems: Systems(
        shipyard: PlainShipyard(), referee: referee, flightControl: PlainFlightControl(),
        turnOrder: turnOrder))
  }
}

extension Entity {
  static func player(_ id: Int = 1, x: Int = 40, y: Int = 17) -> Entity {
    Entity(id: id, kind: .player, allegiance: .player, position: Position(x: x, y: y))
  }

  static func enemy(
    _ kind: Kind, id: Int, x: Int, y: Int, velocity: Velocity? = nil, expiresAt: Int? = nil
  ) -> Entity {
    Entity(
      id: id, kind: kind, allegiance: .enemy, position: Position(x: x, y: y), velocity: velocity,
      expiresAt: expiresAt)
  }
}
