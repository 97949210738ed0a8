import SpaceGame

/// The player's aim is rewarded: the mine and the enemies in its blast, in one sum.
struct BoltHitsMine: CollisionRule {
  var parties: (Party, Party) { (.mine, .playersBolt) }

  func outcomes(of mine: Entity, meeting bolt: Entity, in scene: Scene) -> [Outcome] {
    let blast = Blast(of: mine, in: scene)
    return [.destroy(bolt.id)] + blast.outcomes + [.score(blast.points)]
  }
}
