import SpaceGame

/// A
struct CatchingRepair: CollisionRule {
  var parties: (Party, Party) { (.player, .repair) }

  func outcomes(of player: Entity, meeting kit: Entity, in scene: Scene) -> [Outcome] {
    [.destroy(kit.id), .repair(player.id), .score(kit.kind.points)]
  }
}
