import OpenClosedBefore
import SpaceGame

/// The referee of the tournament.
public struct Referee: Refereeing {
  private let referee = OpenClosedBefore.Referee(adding: [FriendlyFire()])

  public init() {}

  public func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    referee.outcomes(of: contact, in: scene)
  }
}

/// The enemy's bolts hit what else is in their way, in the second round of waves.
private struct FriendlyFire: Refereeing {
  func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    let (first, second) = (contact.first, contact.second)
    // Either of the two may have the smaller id.
    let (bolt, other) = first.kind == .bolt ? (first, second) : (second, first)
    guard scene.wave >= 5, bolt.kind == .bolt, other.kind != .mine, bolt.allegiance == .enemy,
      other.allegiance == .enemy
    else { return [] }
    return [.destroy(bolt.id), .hit(other.id)]
  }
}
