import SpaceGame

/// A seeker that strays into a mine sets it off, and nobody scores.
struct SeekerHitsMine: CollisionRule {
  var parties: (Party, Party) { (.mine, Party(.seeker)) }

  func outcomes(of mine: Entity, meeting seeker: Entity, in scene: Scene) -> [Outcome] {
    [.destroy(seeker.id)] + Blast(of: mine, in: scene).outcomes
  }
}
