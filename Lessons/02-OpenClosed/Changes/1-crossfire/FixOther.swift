import OpenClosedBefore
import SpaceGame

/// The referee of the tournament.
public struct Referee: Refereeing {
  private let referee = OpenClosedBefore.Referee(adding: [Crossfire()])

  public init() {}

  public func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    referee.outcomes(of: contact, in: scene)
  }
}

/// Bolts of two enemies cancel each other out, in the second round of waves.
private struct Crossfire: Refereeing {
  func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    let (one, other) = (contact.first, contact.second)
    guard scene.wave >= 5, one.allegiance == .enemy, other.allegiance == .enemy,
      (one.kind, other.kind) == (.bolt, .bolt)
    else { return [] }
    return [.destroy(one.id), .destroy(other.id)]
  }
}
