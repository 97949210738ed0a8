import OpenClosedAfter
import SpaceGame

/// The game as the tournament plays it.
public struct Referee: Refereeing {
  private let referee = OpenClosedAfter.Referee(adding: [Tournament()])

  public init() {}

  public func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    referee.outcomes(of: contact, in: scene)
  }
}

/// The tournament's rule: from the fifth wave on, a bolt and a seeker of the enemy destroy each
/// other.
struct Tournament: CollisionRule {
  func ruling(on bolt: Entity, meeting seeker: Entity, in scene: Scene) -> Ruling {
    guard scene.wave >= 5, bolt.allegiance == .enemy, seeker.allegiance == .enemy,
      (bolt.kind, seeker.kind) == (.bolt, .seeker)
    else { return .open }
    return .decided([.destroy(bolt.id), .destroy(seeker.id)])
  }
}
