import OpenClosedAfter
import SpaceGame

/// From the fifth wave on, the enemy's bolts hit whatever of the enemy's they touch.
struct League: CollisionRule {
  func outcomes(of bolt: Entity, meeting other: Entity, in scene: Scene) -> [Outcome]? {
    guard scene.wave >= 5, bolt.kind == .bolt, bolt.allegiance == .enemy,
      other.allegiance == .enemy
    else { return nil }
    return [.destroy(bolt.id), .hit(other.id)]
  }
}
