import SpaceGame

/// What a mine does when it blows up, no matter what set it off.
struct Blast: Sendable {
  /// The mine is destroyed, and every ship in reach loses a life. Nothing reaches a spectre.
  let outcomes: [Outcome]
  /// The points of the mine and of the enemies among the ships.
  let points: Int

  init(of mine: Entity, in scene: Scene) {
    var outcomes: [Outcome] = [.destroy(mine.id)]
    var points = mine.kind.points
    for thing in scene.entities(within: CollisionRules.blastRadius, of: mine.position) {
      guard thing.kind.isShip, thing.kind != .spectre else { continue }
      outcomes.append(.hit(thing.id))
      if thing.allegiance == .enemy { points += thing.kind.points }
    }
    self.outcomes = outcomes
    self.points = points
  }
}
