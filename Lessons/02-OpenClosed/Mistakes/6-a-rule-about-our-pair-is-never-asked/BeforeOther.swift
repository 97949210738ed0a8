import OpenClosedBefore
import SpaceGame

/// The game as the tournament plays it.
public struct Referee: Refereeing {
  private let referee = Armour(game: OpenClosedBefore.Referee())

  public init() {}

  public func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    referee.outcomes(of: contact, in: scene)
  }
}

/// A diver's nose is armoured, from the fifth wave on.
struct Armour: Refereeing {
  let game: any Refereeing

  func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    let decided = game.outcomes(of: contact, in: scene)
    guard decided.isEmpty else { return decided }
    return armour(of: contact.first, against: contact.second, in: scene)
      ?? armour(of: contact.second, against: contact.first, in: scene) ?? []
  }

  private func armour(of diver: Entity, against bolt: Entity, in scene: Scene) -> [Outcome]? {
    guard scene.wave >= 5, bolt.kind == .bolt, diver.kind == .diver, bolt.allegiance == .player,
      diver.allegiance == .enemy
    else { return nil }
    return [.destroy(bolt.id)]
  }
}
