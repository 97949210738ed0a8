import SpaceGame

/// A mine asks nobody whose ship it is, and nobody scores.
struct ShipTouchesMine: CollisionRule {
  var parties: (Party, Party) { (.mine, Party(.player, .raider, .diver, .hunter)) }

  func outcomes(of mine: Entity, meeting ship: Entity, in scene: Scene) -> [Outcome] {
    Blast(of: mine, in: scene).outcomes
  }
}
