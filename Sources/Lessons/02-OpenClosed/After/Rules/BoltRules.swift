import SpaceGame

extension CollisionRule {
  /// A hit, not the end: how many lives a ship has is the ship's business.
  static let boltHitsShip = CollisionRule(
    [.bolt], [.raider, .diver, .hunter]
  ) { bolt, ship, _ in
    guard bolt.allegiance == .player, ship.allegiance == .enemy else { return [] }
    let shotDown: [Outcome] = [.destroy(bolt.id), .hit(ship.id), .score(ship.kind.points)]
    // Only a hunter is built around a repair kit.
    return ship.kind == .hunter ? shotDown + [.release(ship.position)] : shotDown
  }

  // snippet: bolt-meets-bolt
  /// The player can shoot down enemy bullets.
  static let boltStopsBullet = CollisionRule([.bolt], [.bolt, .seeker]) { bolt, bullet, _ in
    guard bolt.allegiance == .player, bullet.allegiance == .enemy else { return [] }
    return [.destroy(bolt.id), .destroy(bullet.id), .score(bullet.kind.points)]
  }
  // end: bolt-meets-bolt
}
