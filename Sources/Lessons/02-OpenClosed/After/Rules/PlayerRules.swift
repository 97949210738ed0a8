import SpaceGame

extension CollisionRule {
  /// Costs the player a life and the enemy its ship.
  static let ramming = CollisionRule(
    [.player], [.raider, .diver, .hunter]
  ) { player, enemy, _ in
    guard enemy.allegiance == .enemy else { return [] }
    return [.hit(player.id), .destroy(enemy.id), .score(enemy.kind.points)]
  }

  /// Bolts and seekers are spent when they hit.
  static let bulletHitsPlayer = CollisionRule([.player], [.bolt, .seeker]) { player, bullet, _ in
    guard bullet.allegiance == .enemy else { return [] }
    return [.hit(player.id), .destroy(bullet.id)]
  }

  /// Only the player can use a kit, no matter which ship lost it.
  static let catchingRepair = CollisionRule([.player], [.repair]) { player, kit, _ in
    [.destroy(kit.id), .repair(player.id), .score(kit.kind.points)]
  }
}
