import SpaceGame

/// The player can shoot down what is shot at the player.
struct BoltStopsBullet: CollisionRule {
  var parties: (Party, Party) { (.playersBolt, .enemyBullet) }

  func outcomes(of bolt: Entity, meeting bullet: Entity, in scene: Scene) -> [Outcome] {
    [.destroy(bolt.id), .destroy(bullet.id), .score(bullet.kind.points)]
  }
}
