import OpenClosedAfter
import SpaceGame

/// From the fifth wave on, the enemy's bolts and seekers destroy each other, and its hunters let its
/// bolts pass.
struct Tournament: CollisionRule {
  func ruling(on bolt: Entity, meeting other: Entity, in scene: Scene) -> Ruling {
    guard scene.wave >= 5, bolt.kind == .bolt, bolt.allegiance == .enemy,
      other.allegiance == .enemy
    else { return .open }
    switch other.kind {
    case .seeker: return .decided([.destroy(bolt.id), .destroy(other.id)])
    case .hunter: return .decided([])
    default: return .open
    }
  }
}
