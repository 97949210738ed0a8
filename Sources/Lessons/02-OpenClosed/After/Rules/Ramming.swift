import SpaceGame

/// A
struct Ramming: CollisionRule {
  var parties: (Party, Party) { (.player, .enemyShip) }

  func outcomes(of player: Entity, meeting enemy: Entity, in scene: Scene) -> [Outcome] {
    [.hit(player.id), .destroy(enemy.id), .score(enemy.kind.points)]
  }
}
