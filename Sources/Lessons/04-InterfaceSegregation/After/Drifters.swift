import SpaceGame

/// A bullet that flies straight on.
struct Bolt: Colliding {
  let id: Entity.ID
}

/// Hangs where it is until something touches it.
struct Mine: Colliding {
  let id: Entity.ID
}

/// A life for the player who catches it.
struct Repair: Colliding {
  let id: Entity.ID
}
