import SpaceGame

/// A
struct BoltHitsShip: CollisionRule {
  var parties: (Party, Party) { (.playersBolt, .enemyShip) }

  func outcomes(of bolt: Entity, meeting ship: Entity, in scene: Scene) -> [Outcome] {
    let shotDown: [Outcome] = [.destroy(bolt.id), .hit(ship.id), .score(ship.kind.points)]
    return ship.kind == .hunter ? shotDown + [.release(ship.position)] : shotDown
  }
}
