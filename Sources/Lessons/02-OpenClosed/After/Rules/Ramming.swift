import SpaceGame

/// Costs the player a life and the enemy its ship.
struct Ramming: CollisionRule {
  var parties: (Party, Party) { (.player, .enemyShip) }

  func outcomes(of player: Entity, meeting enemy: Entity, in scene: Scene) -> [Outcome] {
    [.hit(player.id), .destroy(enemy.id), .score(enemy.kind.points)]
  }
}
