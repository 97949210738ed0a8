import SpaceGame

enum League {
  /// From the fifth wave on, the enemy's bolts hit whatever of the enemy's they touch.
  @Sendable static func rule(bolt: Entity, other: Entity, scene: Scene) -> [Outcome] {
    guard scene.wave >= 5, bolt.kind == .bolt, bolt.allegiance == .enemy,
      other.allegiance == .enemy
    else { return [] }
    return [.destroy(bolt.id), .hit(other.id)]
  }
}
