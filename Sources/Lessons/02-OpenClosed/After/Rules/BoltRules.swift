import SpaceGame

/// A hit, not the end: how many lives a ship has is the ship's business.
struct BoltHitsShip: CollisionRule {
  var parties: (Party, Party) { (.playersBolt, Party(.raider, .diver, of: .enemy)) }

  func outcomes(of bolt: Entity, meeting ship: Entity, in scene: Scene) -> [Outcome] {
    [.destroy(bolt.id), .hit(ship.id), .score(ship.kind.points)]
  }
}

// snippet: hunter
/// A hunter is hit like every ship, and sets free the kit that it carries.
struct BoltHitsHunter: CollisionRule {
  var parties: (Party, Party) { (.playersBolt, Party(.hunter, of: .enemy)) }

  func outcomes(of bolt: Entity, meeting hunter: Entity, in scene: Scene) -> [Outcome] {
    BoltHitsShip().outcomes(of: bolt, meeting: hunter, in: scene) + [.release(hunter.position)]
  }
}
// end: hunter

/// The player can shoot down what is shot at the player.
struct BoltStopsBullet: CollisionRule {
  var parties: (Party, Party) { (.playersBolt, .enemyBullet) }

  func outcomes(of bolt: Entity, meeting bullet: Entity, in scene: Scene) -> [Outcome] {
    [.destroy(bolt.id), .destroy(bullet.id), .score(bullet.kind.points)]
  }
}
