import OpenClosedAfter
import SpaceGame

/// The game as the tournament plays it.
public struct Referee: Refereeing {
  private let referee = OpenClosedAfter.Referee(adding: [Armour()])

  public init() {}

  public func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    referee.outcomes(of: contact, in: scene)
  }
}

/// A diver's nose is armoured, from the fifth wave on.
struct Armour: CollisionRule {
  func ruling(on bolt: Entity, meeting diver: Entity, in scene: Scene) -> Ruling {
    guard scene.wave >= 5, bolt.kind == .bolt, diver.kind == .diver, bolt.allegiance == .player,
      diver.allegiance == .enemy
    else { return .open }
    return .decided([.destroy(bolt.id)])
  }
}
