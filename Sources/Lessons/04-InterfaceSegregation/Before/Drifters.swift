import SpaceGame

/// Hangs where it is until something touches it.
struct Mine: SpaceObject {
  let id: Entity.ID
  let canBeTouched = true

  func pullsTrigger(in scene: Scene) -> Bool {
    false  // A mine has no gun.
  }

  func velocity(in scene: Scene) -> Velocity? {
    nil  // A mine does not move.
  }
}

/// What is left of a ship for a moment.
struct Spark: SpaceObject {
  let id: Entity.ID
  let canBeTouched = false

  func pullsTrigger(in scene: Scene) -> Bool {
    false  // A spark has no gun.
  }

  func velocity(in scene: Scene) -> Velocity? {
    nil  // A spark flies on until it is out.
  }
}

/// A life for the player who catches it.
struct Repair: SpaceObject {
  let id: Entity.ID
  let canBeTouched = true

  func pullsTrigger(in scene: Scene) -> Bool {
    false  // A repair kit has no gun.
  }

  func velocity(in scene: Scene) -> Velocity? {
    nil  // Sinks as it was let go.
  }
}
