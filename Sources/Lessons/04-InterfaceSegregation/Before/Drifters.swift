import SpaceGame

// snippet: bolt
/// A bullet that flies straight on.
struct Bolt: SpaceObject {
  let id: Entity.ID
  let canBeTouched = true

  func pullsTrigger(in scene: Scene) -> Bool { false }  // It has no gun.

  func velocity(in scene: Scene) -> Velocity? { nil }  // It keeps its velocity.
}
// end: bolt

/// Hangs where it is until something touches it.
struct Mine: SpaceObject {
  let id: Entity.ID
  let canBeTouched = true

  func pullsTrigger(in scene: Scene) -> Bool { false }  // It has no gun.

  func velocity(in scene: Scene) -> Velocity? { nil }  // It stays where it is.
}

/// What a destroyed ship or mine leaves behind for a moment.
struct Spark: SpaceObject {
  let id: Entity.ID
  let canBeTouched = false

  func pullsTrigger(in scene: Scene) -> Bool { false }  // It has no gun.

  func velocity(in scene: Scene) -> Velocity? { nil }  // It keeps its velocity.
}

/// A life for the player who catches it.
struct Repair: SpaceObject {
  let id: Entity.ID
  let canBeTouched = true

  func pullsTrigger(in scene: Scene) -> Bool { false }  // It has no gun.

  func velocity(in scene: Scene) -> Velocity? { nil }  // It keeps its velocity.
}
