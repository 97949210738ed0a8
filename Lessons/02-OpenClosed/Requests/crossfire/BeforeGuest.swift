import OpenClosedBefore
import SpaceGame

/// The referee of the tournament.
public struct Referee: Refereeing {
  private let referee = OpenClosedBefore.Referee()

  public init() {}

  public func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    let (one, other) = (contact.first, contact.second)
    let areEnemysBolts = [one, other].allSatisfy { $0.kind == .bolt && $0.allegiance == .enemy }
    guard scene.wave >= 5, areEnemysBolts else { return referee.outcomes(of: contact, in: scene) }
    return [.destroy(one.id), .destroy(other.id)]
  }
}
