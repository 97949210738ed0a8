import SpaceGame

/// A mine asks nobody whose ship it is, and nobody scores.
struct ShipTouchesMine: CollisionRule {
  var parties: (Party, Party) { (.mine, Party(.player, .raider, .diver, .hunter)) }

  func outcomes(of mine: Entity, meeting ship: Entity, in scene: Scene) -> [Outcome] {
    Blast(of: mine, in: scene).outcomes
  }
}

/// The player's aim is rewarded: the mine and the enemies in its blast, in one sum.
struct BoltHitsMine: CollisionRule {
  var parties: (Party, Party) { (.mine, .playersBolt) }

  func outcomes(of mine: Entity, meeting bolt: Entity, in scene: Scene) -> [Outcome] {
    let blast = Blast(of: mine, in: scene)
    return [.destroy(bolt.id)] + blast.outcomes + [.score(blast.points)]
  }
}

/// A seeker that strays into a mine sets it off, and nobody scores.
struct SeekerHitsMine: CollisionRule {
  var parties: (Party, Party) { (.mine, Party(.seeker)) }

  func outcomes(of mine: Entity, meeting seeker: Entity, in scene: Scene) -> [Outcome] {
    [.destroy(seeker.id)] + Blast(of: mine, in: scene).outcomes
  }
}
