import SpaceGame

/// A hunter is hit like every ship, and sets free the kit that it carries.
struct BoltHitsHunter: CollisionRule {
  var parties: (Party, Party) { (.playersBolt, Party(.hunter, of: .enemy)) }

  func outcomes(of bolt: Entity, meeting hunter: Entity, in scene: Scene) -> [Outcome] {
    BoltHitsShip().outcomes(of: bolt, meeting: hunter, in: scene) + [.release(hunter.position)]
  }
}
