import OpenClosedAfter
import SpaceGame

/// The referee of the tournament.
public struct Referee: Refereeing {
  private let referee = OpenClosedAfter.Referee(adding: [Crossfire()])

  public init() {}

  public func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    referee.outcomes(of: contact, in: scene)
  }
}

/// Bolts and seekers of the enemy cancel each other out, in the second round of waves.
private struct Crossfire: CollisionRule {
  func outcomes(of one: Entity, meeting other: Entity, in scene: Scene) -> [Outcome]? {
    switch (one.kind, other.kind) {
    case (.bolt, .bolt), (.bolt, .seeker):
      guard scene.wave >= 5, one.allegiance == .enemy, other.allegiance == .enemy else { return [] }
      return [.destroy(one.id), .destroy(other.id)]
    default:
      return []
    }
  }
}
