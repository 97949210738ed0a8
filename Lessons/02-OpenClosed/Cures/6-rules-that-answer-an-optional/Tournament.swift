import OpenClosedAfter
import SpaceGame

/// From the fifth wave on, the enemy's bolts and seekers destroy each other, and its hunters let its
/// bolts pass.
struct Tournament: CollisionRule {
  func outcomes(of bolt: Entity, meeting other: Entity, in scene: Scene) -> [Outcome]? {
    guard scene.wave >= 5, bolt.kind == .bolt, bolt.allegiance == .enemy,
      other.allegiance == .enemy
    else { return nil }
    switch other.kind {
    case .seeker: return [.destroy(bolt.id), .destroy(other.id)]
    case .hunter: return []
    default: return nil
    }
  }
}
