import SpaceGame

extension CollisionRule {
  // snippet: bolt
  /// A hit, not the end: how many lives a ship has is the ship's business.
  static let boltHitsShip = CollisionRule(.playersBolt, .enemyShip) { bolt, ship, _ in
    [.destroy(bolt.id), .hit(ship.id), .score(ship.kind.points)]
  }

  /// A hunter is hit like every ship, and sets free the kit that it is built around.
  static let boltHitsHunter = CollisionRule(
    .playersBolt, Party(.hunter, of: .enemy)
  ) { bolt, hunter, _ in
    [.destroy(bolt.id), .hit(hunter.id), .score(hunter.kind.points), .release(hunter.position)]
  }
  // end: bolt

  /// The player can shoot down what is shot at the player.
  static let boltStopsBullet = CollisionRule(.playersBolt, .enemyBullet) { bolt, bullet, _ in
    [.destroy(bolt.id), .destroy(bullet.id), .score(bullet.kind.points)]
  }
}
