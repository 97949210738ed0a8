import OpenClosedAfter
import SpaceGame

/// The referee of the tournament.
public struct Referee: Refereeing {
  private let referee = OpenClosedAfter.Referee(adding: [FriendlyFire()])

  public init() {}

  public func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    referee.outcomes(of: contact, in: scene)
  }
}

/// The enemy's bolts hit what else is in their way, in the second round of waves.
private struct FriendlyFire: CollisionRule {
  func outcomes(of bolt: Entity, meeting other: Entity, in scene: Scene) -> [Outcome]? {
    guard scene.wave >= 5, bolt.kind == .bolt, bolt.allegiance == .enemy,
      other.allegiance == .enemy
    else { return nil }
    return [.destroy(bolt.id), .hit(other.id)]
  }
}
