import SpaceGame

/// Bolts and seekers are spent when they hit.
struct BulletHitsPlayer: CollisionRule {
  var parties: (Party, Party) { (.player, .enemyBullet) }

  func outcomes(of player: Entity, meeting bullet: Entity, in scene: Scene) -> [Outcome] {
    [.hit(player.id), .destroy(bullet.id)]
  }
}
