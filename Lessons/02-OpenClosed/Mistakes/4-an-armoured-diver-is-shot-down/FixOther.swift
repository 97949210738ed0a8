import OpenClosedBefore
import SpaceGame

/// The referee of the tournament.
public struct Referee: Refereeing {
  private let referee = OpenClosedBefore.Referee(adding: [Armour()])

  public init() {}

  public func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    referee.outcomes(of: contact, in: scene)
  }
}

/// A diver's nose is armoured.
private struct Armour: Refereeing {
  func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    let (first, second) = (contact.first, contact.second)
    // Either of the two may have the smaller id.
    let (bolt, diver) = first.kind == .bolt ? (first, second) : (second, first)
    guard bolt.kind == .bolt, diver.kind == .diver, bolt.allegiance == .player,
      diver.allegiance == .enemy
    else { return [] }
    return [.destroy(bolt.id)]
  }
}
