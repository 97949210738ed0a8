import SpaceGame

/// Only the player can use a kit, whoever lost it.
struct CatchingRepair: CollisionRule {
  var parties: (Party, Party) { (.player, Party(.repair)) }

  func outcomes(of player: Entity, meeting kit: Entity, in scene: Scene) -> [Outcome] {
    [.destroy(kit.id), .repair(player.id), .score(kit.kind.points)]
  }
}
