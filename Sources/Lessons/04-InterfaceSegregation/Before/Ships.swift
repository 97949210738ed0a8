import SpaceGame

/// The ship at the keyboard.
// snippet: player
struct Player: SpaceObject {
  let id: Entity.ID
  let canBeTouched = true

  func pullsTrigger(in scene: Scene) -> Bool {
    scene.command.fires
  }

  func velocity(in scene: Scene) -> Velocity? {
    nil  // Flies by command, not by itself.
  }
}
// end: player

/// Marches in formation and shoots now and then.
struct Raider: SpaceObject {
  let id: Entity.ID
  let canBeTouched = true

  func pullsTrigger(in scene: Scene) -> Bool {
    scene.fate(of: id, oneIn: TurnRules.triggerOdds(of: .raider))
  }

  func velocity(in scene: Scene) -> Velocity? {
    nil  // The formation marches for it.
  }
}

/// Dives at the player.
struct Diver: SpaceObject {
  let id: Entity.ID
  let column: Int
  let canBeTouched = true

  func pullsTrigger(in scene: Scene) -> Bool {
    false  // A diver has no gun: it rams.
  }

  func velocity(in scene: Scene) -> Velocity? {
    guard scene.isTurn(of: id, every: TurnRules.steeringPeriod(of: .diver)) else { return nil }
    let speed = TurnRules.cruisingSpeed(of: .diver, wave: scene.wave)
    guard let player = scene.player, player.position.x != column else {
      return Velocity(.south, speed: speed)
    }
    return Velocity(player.position.x < column ? .southWest : .southEast, speed: speed)
  }
}

/// Chases the player's column, and shoots often.
// snippet: hunter
struct Hunter: SpaceObject {
  let id: Entity.ID
  let column: Int
  let heading: Direction
  let canBeTouched = true

  func pullsTrigger(in scene: Scene) -> Bool {
    scene.fate(of: id, oneIn: TurnRules.triggerOdds(of: .hunter))
  }

  func velocity(in scene: Scene) -> Velocity? {
    guard scene.isTurn(of: id, every: TurnRules.steeringPeriod(of: .hunter)) else { return nil }
    guard let player = scene.player, abs(player.position.x - column) > 1 else {
      return Velocity(heading, speed: 0)
    }
    return Velocity(
      player.position.x < column ? .west : .east,
      speed: TurnRules.cruisingSpeed(of: .hunter, wave: scene.wave))
  }
}
// end: hunter

/// Launches seekers from where nothing can touch it.
struct Spectre: SpaceObject {
  let id: Entity.ID
  let canBeTouched = false

  func pullsTrigger(in scene: Scene) -> Bool {
    scene.fate(of: id, oneIn: TurnRules.triggerOdds(of: .spectre))
  }

  func velocity(in scene: Scene) -> Velocity? {
    nil  // Haunts the place where it appeared.
  }
}
