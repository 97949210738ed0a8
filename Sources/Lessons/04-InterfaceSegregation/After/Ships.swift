import SpaceGame

/// The player's ship, flown with the keys.
struct Player: Shooting, Colliding {
  let id: Entity.ID

  func pullsTrigger(in scene: Scene) -> Bool {
    scene.command.fires
  }
}

/// Marches in formation and shoots now and then.
struct Raider: Shooting, Colliding {
  let id: Entity.ID

  func pullsTrigger(in scene: Scene) -> Bool {
    scene.fate(of: id, oneIn: TurnRules.triggerOdds(of: .raider))
  }
}

/// Dives at the player.
struct Diver: Steering, Colliding {
  let id: Entity.ID
  let column: Int

  func velocity(in scene: Scene) -> Velocity? {
    guard scene.isTurn(of: id, every: TurnRules.steeringPeriod(of: .diver)) else { return nil }
    let target = scene.player?.position.x ?? column
    let course: Direction =
      target < column ? .southWest : target > column ? .southEast : .south
    return Velocity(course, speed: TurnRules.cruisingSpeed(of: .diver, wave: scene.wave))
  }
}

/// Chases the player's column, and shoots often.
struct Hunter: Shooting, Steering, Colliding {
  let id: Entity.ID
  let column: Int
  let heading: Direction

  func pullsTrigger(in scene: Scene) -> Bool {
    scene.fate(of: id, oneIn: TurnRules.triggerOdds(of: .hunter))
  }

  func velocity(in scene: Scene) -> Velocity? {
    guard scene.isTurn(of: id, every: TurnRules.steeringPeriod(of: .hunter)) else { return nil }
    let target = scene.player?.position.x ?? column
    let speed = TurnRules.cruisingSpeed(of: .hunter, wave: scene.wave)
    if target < column - 1 { return Velocity(.west, speed: speed) }
    if target > column + 1 { return Velocity(.east, speed: speed) }
    return Velocity(heading, speed: 0)
  }
}

/// Launches seekers from where nothing can touch it.
struct Spectre: Shooting {
  let id: Entity.ID

  func pullsTrigger(in scene: Scene) -> Bool {
    scene.fate(of: id, oneIn: TurnRules.triggerOdds(of: .spectre))
  }
}
