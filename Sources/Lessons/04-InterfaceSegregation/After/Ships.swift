import SpaceGame

/// The ship at the keyboard.
// snippet: player
struct Player: Shooting, Colliding {
  let id: Entity.ID

  func pullsTrigger(in scene: Scene) -> Bool {
    scene.command.fires
  }
}
// end: player

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

  var steeringPeriod: Int { TurnRules.steeringPeriod(of: .diver) }

  func velocity(in scene: Scene) -> Velocity {
    let speed = TurnRules.cruisingSpeed(of: .diver, wave: scene.wave)
    guard let player = scene.player, player.position.x != column else {
      return Velocity(.south, speed: speed)
    }
    return Velocity(player.position.x < column ? .southWest : .southEast, speed: speed)
  }
}

/// Chases the player's column, and shoots often.
// snippet: hunter
struct Hunter: Shooting, Steering, Colliding {
  let id: Entity.ID
  let column: Int
  let heading: Direction

  var steeringPeriod: Int { TurnRules.steeringPeriod(of: .hunter) }

  func pullsTrigger(in scene: Scene) -> Bool {
    scene.fate(of: id, oneIn: TurnRules.triggerOdds(of: .hunter))
  }

  func velocity(in scene: Scene) -> Velocity {
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
struct Spectre: Shooting {
  let id: Entity.ID

  func pullsTrigger(in scene: Scene) -> Bool {
    scene.fate(of: id, oneIn: TurnRules.triggerOdds(of: .spectre))
  }
}
