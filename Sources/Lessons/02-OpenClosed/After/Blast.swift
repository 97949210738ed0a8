import SpaceGame

/// What a mine does when it blows up.
struct Blast {
  let mine: Entity
  /// The ships in reach, in the order of their ids. Nothing reaches a spectre.
  let ships: [Entity]

  init(of mine: Entity, in scene: Scene) {
    self.mine = mine
    ships = scene.entities(within: CollisionRules.blastRadius, of: mine.position)
      .filter { $0.kind.isShip && $0.kind != .spectre }
  }

  /// The mine goes, and so does a life of every ship in reach.
  var outcomes: [Outcome] {
    [.destroy(mine.id)] + ships.map { .hit($0.id) }
  }

  /// The points of the mine and of the enemies in reach.
  var points: Int {
    ships.filter { $0.allegiance == .enemy }.reduce(mine.kind.points) { $0 + $1.kind.points }
  }
}
