import OpenClosedAfter
import SpaceGame

/// The game with the rules of the tournament and the league.
public struct Referee: Refereeing {
  private let referee = OpenClosedAfter.Referee(adding: [Tournament(), League()])

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

/// From the fifth wave on, the enemy's bolts hit whatever of the enemy's they touch.
struct League: CollisionRule {
  func ruling(on bolt: Entity, meeting other: Entity, in scene: Scene) -> Ruling {
    guard scene.wave >= 5, bolt.kind == .bolt, bolt.allegiance == .enemy,
      other.allegiance == .enemy
    else { return .open }
    return .decided([.destroy(bolt.id), .hit(other.id)])
  }
}
