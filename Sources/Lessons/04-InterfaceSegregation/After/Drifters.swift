import SpaceGame

/// Hangs where it is until something touches it.
struct Mine: Colliding {
  let id: Entity.ID
}

/// What is left of a ship for a moment.
struct Spark: SpaceObject {
  let id: Entity.ID
}

/// A life for the player who catches it.
struct Repair: Colliding {
  let id: Entity.ID
}
