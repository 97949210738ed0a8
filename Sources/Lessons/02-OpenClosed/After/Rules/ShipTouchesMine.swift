import SpaceGame

/// A
struct ShipTouchesMine: CollisionRule {
  var parties: (Party, Party) { (.mine, .ship) }

  func outcomes(of mine: Entity, meeting ship: Entity, in scene: Scene) -> [Outcome] {
    Blast(of: mine, in: scene).outcomes
  }
}
