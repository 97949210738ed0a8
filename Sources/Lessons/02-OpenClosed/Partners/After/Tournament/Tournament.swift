import OpenClosedAfter
import SpaceGame

/// The tournament's rule: from the fifth wave on, a bolt and a seeker of the enemy destroy each
/// other.
public struct Tournament: CollisionRule {
  public init() {}

  public func ruling(on bolt: Entity, meeting seeker: Entity, in scene: Scene) -> Ruling {
    guard scene.wave >= 5, bolt.allegiance == .enemy, seeker.allegiance == .enemy,
      (bolt.kind, seeker.kind) == (.bolt, .seeker)
    else { return .open }
    return .decided([.destroy(bolt.id), .destroy(seeker.id)])
  }
}
