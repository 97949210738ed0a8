import SpaceGame

// snippet: ramming
/// Costs the player a life and the enemy its ship.
struct Ramming: CollisionRule {
  var parties: (Party, Party) { (.player, .enemyShip) }

  func outcomes(of player: Entity, meeting enemy: Entity, in scene: Scene) -> [Outcome] {
    [.hit(player.id), .destroy(enemy.id), .score(enemy.kind.points)]
  }
}
// end: ramming

/// Bolts and seekers are spent when they hit.
struct BulletHitsPlayer: CollisionRule {
  var parties: (Party, Party) { (.player, .enemyBullet) }

  func outcomes(of player: Entity, meeting bullet: Entity, in scene: Scene) -> [Outcome] {
    [.hit(player.id), .destroy(bullet.id)]
  }
}

/// Only the player can use a kit, whoever lost it.
struct CatchingRepair: CollisionRule {
  var parties: (Party, Party) { (.player, Party(.repair)) }

  func outcomes(of player: Entity, meeting kit: Entity, in scene: Scene) -> [Outcome] {
    [.destroy(kit.id), .repair(player.id), .score(kit.kind.points)]
  }
}
