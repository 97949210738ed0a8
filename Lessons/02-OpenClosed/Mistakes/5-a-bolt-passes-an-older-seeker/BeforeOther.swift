import OpenClosedBefore
import SpaceGame

/// The game as the tournament plays it.
public struct Referee: Refereeing {
  private let referee = Tournament(game: OpenClosedBefore.Referee())

  public init() {}

  public func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    referee.outcomes(of: contact, in: scene)
  }
}

/// The tournament's rule around a referee, which is asked first: from the fifth wave on, a bolt and a
/// seeker of the enemy destroy each other.
struct Tournament: Refereeing {
  let game: any Refereeing

  func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    let decided = game.outcomes(of: contact, in: scene)
    guard decided.isEmpty else { return decided }
    let (bolt, seeker) = (contact.first, contact.second)
    guard scene.wave >= 5, bolt.allegiance == .enemy, seeker.allegiance == .enemy,
      (bolt.kind, seeker.kind) == (.bolt, .seeker)
    else { return [] }
    return [.destroy(bolt.id), .destroy(seeker.id)]
  }
}
