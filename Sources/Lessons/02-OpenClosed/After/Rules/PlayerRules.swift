import SpaceGame

extension CollisionRule {
  // snippet: ramming
  /// Costs the player a life and the enemy its ship.
  static let ramming = CollisionRule(.player, .enemyShip) { player, enemy, _ in
    [.hit(player.id), .destroy(enemy.id), .score(enemy.kind.points)]
  }
  // end: ramming

  /// Bolts and seekers are spent when they hit.
  static let bulletHitsPlayer = CollisionRule(.player, .enemyBullet) { player, bullet, _ in
    [.hit(player.id), .destroy(bullet.id)]
  }

  /// Only the player can use a kit, whoever lost it.
  static let catchingRepair = CollisionRule(.player, Party(.repair)) { player, kit, _ in
    [.destroy(kit.id), .repair(player.id), .score(kit.kind.points)]
  }
}
