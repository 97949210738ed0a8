import SpaceGame

/// The rules of the game.
struct StandardRules: CollisionRule {
  func ruling(on one: Entity, meeting other: Entity, in scene: Scene) -> Ruling {
    switch (one.kind, other.kind) {

    // MARK: The player

    case (.player, .raider), (.player, .diver), (.player, .hunter):
      guard other.allegiance == .enemy else { return .open }
      return .decided([.hit(one.id), .destroy(other.id), .score(other.kind.points)])

    case (.player, .bolt), (.player, .seeker):
      guard other.allegiance == .enemy else { return .decided([]) }
      return .decided([.hit(one.id), .destroy(other.id)])

    case (.player, .repair):
      return .decided([.destroy(other.id), .repair(one.id), .score(other.kind.points)])

    // MARK: The player's bolts

    case (.bolt, .raider), (.bolt, .diver), (.bolt, .hunter):
      guard one.allegiance == .player, other.allegiance == .enemy else { return .open }
      let shotDown: [Outcome] = [.destroy(one.id), .hit(other.id), .score(other.kind.points)]
      // Only a hunter is built around a repair kit.
      return .decided(
        other.kind == .hunter ? shotDown + [.release(other.position)] : shotDown)

    case (.bolt, .bolt) where one.allegiance == .player && other.allegiance == .enemy,
      (.bolt, .seeker) where one.allegiance == .player && other.allegiance == .enemy:
      return .decided([.destroy(one.id), .destroy(other.id), .score(other.kind.points)])

    // MARK: Mines

    case (.mine, .player), (.mine, .raider), (.mine, .diver), (.mine, .hunter):
      return .decided(Blast(of: one, in: scene).outcomes)

    case (.mine, .bolt):
      guard other.allegiance == .player else { return .decided([]) }
      let blast = Blast(of: one, in: scene)
      return .decided([.destroy(other.id)] + blast.outcomes + [.score(blast.points)])

    case (.mine, .seeker):
      return .decided([.destroy(other.id)] + Blast(of: one, in: scene).outcomes)

    // MARK: All else is open to other rules

    default:
      return .open
    }
  }
}
