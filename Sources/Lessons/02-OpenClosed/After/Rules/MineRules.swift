import SpaceGame

extension CollisionRule {
  /// Any ship sets off a mine, and nobody scores.
  static let shipTouchesMine = CollisionRule(
    [.mine], [.player, .raider, .diver, .hunter]
  ) { mine, _, scene in
    Blast(of: mine, in: scene).outcomes
  }

  /// The player scores for the mine and the enemies in its blast, in one sum.
  static let boltHitsMine = CollisionRule([.mine], [.bolt]) { mine, bolt, scene in
    guard bolt.allegiance == .player else { return [] }
    let blast = Blast(of: mine, in: scene)
    return [.destroy(bolt.id)] + blast.outcomes + [.score(blast.points)]
  }

  /// A seeker that strays into a mine sets it off, and nobody scores.
  static let seekerHitsMine = CollisionRule([.mine], [.seeker]) { mine, seeker, scene in
    [.destroy(seeker.id)] + Blast(of: mine, in: scene).outcomes
  }
}
