import OpenClosedAfter
import SpaceGame

/// The referee of the tournament.
public struct Referee: Refereeing {
  private let referee = OpenClosedAfter.Referee(adding: [Armour()])

  public init() {}

  public func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    referee.outcomes(of: contact, in: scene)
  }
}

/// A diver's nose is armoured.
private struct Armour: CollisionRule {
  func outcomes(of bolt: Entity, meeting diver: Entity, in scene: Scene) -> [Outcome]? {
    guard bolt.kind == .bolt, diver.kind == .diver, bolt.allegiance == .player,
      diver.allegiance == .enemy
    else { return nil }
    return [.destroy(bolt.id)]
  }
}
