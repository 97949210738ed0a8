import SpaceGame

/// A hit, not the end: how many lives a ship has is the ship's business.
struct BoltHitsShip: CollisionRule {
  var parties: (Party, Party) { (.playersBolt, Party(.raider, .diver, of: .enemy)) }

  func outcomes(of bolt: Entity, meeting ship: Entity, in scene: Scene) -> [Outcome] {
    [.destroy(bolt.id), .hit(ship.id), .score(ship.kind.points)]
  }
}
