import SpaceGame

/// A
struct SeekerHitsMine: CollisionRule {
  var parties: (Party, Party) { (.mine, .seeker) }

  func outcomes(of mine: Entity, meeting seeker: Entity, in scene: Scene) -> [Outcome] {
    [.destroy(seeker.id)] + Blast(of: mine, in: scene).outcomes
  }
}
