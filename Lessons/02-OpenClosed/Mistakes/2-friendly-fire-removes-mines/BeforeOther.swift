import OpenClosedBefore
import SpaceGame

/// The game with the rules of the tournament and the league.
public struct Referee: Refereeing {
  private let referee = League(game: Tournament(game: OpenClosedBefore.Referee()))

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
    for (bolt, seeker) in [(contact.first, contact.second), (contact.second, contact.first)]
    where scene.wave >= 5 && bolt.allegiance == .enemy && seeker.allegiance == .enemy
      && (bolt.kind, seeker.kind) == (.bolt, .seeker)
    {
      return [.destroy(bolt.id), .destroy(seeker.id)]
    }
    return []
  }
}

/// The league's rule around a referee, which is asked first: from the fifth wave on, the enemy's bolts
/// hit whatever of the enemy's they touch.
struct League: Refereeing {
  let game: any Refereeing

  func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    let decided = game.outcomes(of: contact, in: scene)
    guard decided.isEmpty else { return decided }
    for (bolt, other) in [(contact.first, contact.second), (contact.second, contact.first)]
    where scene.wave >= 5 && bolt.kind == .bolt && bolt.allegiance == .enemy
      && other.allegiance == .enemy
    {
      return [.destroy(bolt.id), .hit(other.id)]
    }
    return []
  }
}
