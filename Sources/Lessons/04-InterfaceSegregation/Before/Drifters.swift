import SpaceGame

/// Hangs where it is until something touches it.
struct Mine: SpaceObject {
  let id: Entity.ID
}

/// What is left of a ship for a moment.
struct Spark: SpaceObject {
  let id: Entity.ID
  let canBeTouched = false
}

/// A life for the player who catches it.
struct Repair: SpaceObject {
  let id: Entity.ID
}
