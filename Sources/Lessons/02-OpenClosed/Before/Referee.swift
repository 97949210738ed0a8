import SpaceGame

/// The referee that knows every pair of kinds that can meet.
///
/// There is no `default`: a new ``Kind`` does not compile until this switch says what it meets.
public struct Referee: Refereeing {
  public init() {}

  public func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    outcomes(of: contact.first, meeting: contact.second, in: scene)
  }

  private func outcomes(
    of one: Entity, meeting other: Entity, in scene: Scene
  ) -> [Outcome] {
    switch (one.kind, other.kind) {

    // MARK: The player

    // snippet: player
    case (.player, .raider), (.player, .diver), (.player, .hunter):
      guard other.allegiance == .enemy else { return [] }
      return [.hit(one.id), .destroy(other.id), .score(other.kind.points)]

    case (.player, .bolt), (.player, .seeker):
      guard other.allegiance == .enemy else { return [] }
      return [.hit(one.id), .destroy(other.id)]

    case (.player, .repair):
      return [.destroy(other.id), .repair(one.id), .score(other.kind.points)]
    // end: player

    // MARK: The player's bolts

    case (.bolt, .raider), (.bolt, .diver), (.bolt, .hunter):
      guard one.allegiance == .player, other.allegiance == .enemy else { return [] }
      let shotDown: [Outcome] = [.destroy(one.id), .hit(other.id), .score(other.kind.points)]
      // Only a hunter is built around a repair kit.
      return other.kind == .hunter ? shotDown + [.release(other.position)] : shotDown

    // snippet: bolt-meets-bolt
    case (.bolt, .bolt), (.bolt, .seeker):
      // Two bolts may come in either order; a seeker never shoots down anything.
      if other.kind == .bolt, one.allegiance == .enemy, other.allegiance == .player {
        return outcomes(of: other, meeting: one, in: scene)
      }
      guard one.allegiance == .player, other.allegiance == .enemy else { return [] }
      return [.destroy(one.id), .destroy(other.id), .score(other.kind.points)]
    // end: bolt-meets-bolt

    // MARK: Mines

    case (.mine, .player), (.mine, .raider), (.mine, .diver), (.mine, .hunter):
      return blowUp(one, in: scene).outcomes

    case (.mine, .bolt):
      guard other.allegiance == .player else { return [] }
      let blast = blowUp(one, in: scene)
      return [.destroy(other.id)] + blast.outcomes + [.score(one.kind.points + blast.points)]

    case (.mine, .seeker):
      return [.destroy(other.id)] + blowUp(one, in: scene).outcomes

    // MARK: The same pairs, the other way round

    // snippet: mirror
    case (.raider, .player), (.diver, .player), (.hunter, .player),
      (.bolt, .player), (.seeker, .player), (.repair, .player),
      (.raider, .bolt), (.diver, .bolt), (.hunter, .bolt), (.seeker, .bolt),
      (.player, .mine), (.raider, .mine), (.diver, .mine), (.hunter, .mine),
      (.bolt, .mine), (.seeker, .mine):
      return outcomes(of: other, meeting: one, in: scene)
    // end: mirror

    // MARK: All that passes by

    case (.spectre, _), (_, .spectre), (.spark, _), (_, .spark),
      (.player, .player), (.mine, .mine), (.seeker, .seeker), (.repair, .repair),
      (.raider, .raider), (.raider, .diver), (.raider, .hunter),
      (.diver, .raider), (.diver, .diver), (.diver, .hunter),
      (.hunter, .raider), (.hunter, .diver), (.hunter, .hunter),
      (.raider, .seeker), (.diver, .seeker), (.hunter, .seeker),
      (.seeker, .raider), (.seeker, .diver), (.seeker, .hunter),
      (.raider, .repair), (.diver, .repair), (.hunter, .repair),
      (.repair, .raider), (.repair, .diver), (.repair, .hunter),
      (.mine, .repair), (.bolt, .repair), (.seeker, .repair),
      (.repair, .mine), (.repair, .bolt), (.repair, .seeker):
      return []
    }
  }

  /// The mine goes, and so does a life of every ship in its blast.
  ///
  /// - Returns: What follows, and the points of the enemies among the ships.
  private func blowUp(_ mine: Entity, in scene: Scene) -> (outcomes: [Outcome], points: Int) {
    var outcomes: [Outcome] = [.destroy(mine.id)]
    var points = 0
    for thing in scene.entities(within: CollisionRules.blastRadius, of: mine.position) {
      guard thing.kind.isShip, thing.kind != .spectre else { continue }
      outcomes.append(.hit(thing.id))
      if thing.allegiance == .enemy { points += thing.kind.points }
    }
    return (outcomes, points)
  }
}
