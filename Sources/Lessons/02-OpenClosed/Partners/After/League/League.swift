import OpenClosedAfter
import SpaceGame

/// From the fifth wave on, the enemy's bolts hit whatever of the enemy's they touch.
public struct League: CollisionRule {
  public init() {}

  public func ruling(on bolt: Entity, meeting other: Entity, in scene: Scene) -> Ruling {
    guard scene.wave >= 5, bolt.kind == .bolt, bolt.allegiance == .enemy,
      other.allegiance == .enemy
    else { return .open }
    return .decided([.destroy(bolt.id), .hit(other.id)])
  }
}
