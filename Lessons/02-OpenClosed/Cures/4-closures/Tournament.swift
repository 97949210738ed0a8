import SpaceGame

enum Tournament {
  /// From the fifth wave on, the enemy's bolts and seekers destroy each other, and its hunters let its
  /// bolts pass.
  @Sendable static func rule(bolt: Entity, other: Entity, scene: Scene) -> [Outcome] {
    guard scene.wave >= 5, bolt.kind == .bolt, bolt.allegiance == .enemy,
      other.allegiance == .enemy
    else { return [] }
    switch other.kind {
    case .seeker: return [.destroy(bolt.id), .destroy(other.id)]
    case .hunter: return []
    default: return []
    }
  }
}
