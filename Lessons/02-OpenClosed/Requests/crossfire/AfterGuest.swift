import OpenClosedAfter
import SpaceGame

/// The referee of the tournament.
public struct Referee: Refereeing {
  private let referee = OpenClosedAfter.Referee(adding: [crossfire])

  public init() {}

  public func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    referee.outcomes(of: contact, in: scene)
  }

  private static let crossfire = CollisionRule([.bolt], [.bolt]) { one, other, scene in
    guard scene.wave >= 5, one.allegiance == .enemy, other.allegiance == .enemy else { return [] }
    return [.destroy(one.id), .destroy(other.id)]
  }
}
