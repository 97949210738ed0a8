import SpaceGame

/// A referee that knows every pair of kinds with an outcome.
public struct Referee: Refereeing {
  public init() {}

  // snippet: lookup
  public func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    // A contact names the smaller id first, and a case names its pair in one order only.
    let (first, second) = (contact.first, contact.second)
    var outcomes = outcomes(of: first, meeting: second, in: scene)
    if outcomes.isEmpty { outcomes = self.outcomes(of: second, meeting: first, in: scene) }
    return outcomes
  }
  // end: lookup

  private func outcomes(of one: Entity, meeting other: Entity, in scene: Scene) -> [Outcome] {
    switch (one.kind, other.kind) {

    // MARK: The player

    case (.player, .raider), (.player, .diver), (.player, .hunter):
      guard other.allegiance == .enemy else { return [] }
      return [.hit(one.id), .destroy(other.id), .score(other.kind.points)]

    case (.player, .bolt), (.player, .seeker):
      guard other.allegiance == .enemy else { return [] }
      return [.hit(one.id), .destroy(other.id)]

    case (.player, .repair):
      return [.destroy(other.id), .repair(one.id), .score(other.kind.points)]

    // MARK: The player's bolts

    case (.bolt, .raider), (.bolt, .diver), (.bolt, .hunter):
      guard one.allegiance == .player, other.allegiance == .enemy else { return [] }
      let shotDown: [Outcome] = [.destroy(one.id), .hit(other.id), .score(other.kind.points)]
      // Only a hunter is built around a repair kit.
      return other.kind == .hunter ? shotDown + [.release(other.position)] : shotDown

    case (.bolt, .bolt), (.bolt, .seeker):
      guard one.allegiance == .player, other.allegiance == .enemy else { return [] }
      return [.destroy(one.id), .destroy(other.id), .score(other.kind.points)]

    // MARK: Mines

    case (.mine, .player), (.mine, .raider), (.mine, .diver), (.mine, .hunter):
      return Blast(of: one, in: scene).outcomes

    case (.mine, .bolt):
      guard other.allegiance == .player else { return [] }
      let blast = Blast(of: one, in: scene)
      return [.destroy(other.id)] + blast.outcomes + [.score(blast.points)]

    case (.mine, .seeker):
      return [.destroy(other.id)] + Blast(of: one, in: scene).outcomes

    // MARK: All else passes by

    default:
      return []
    }
  }
}
