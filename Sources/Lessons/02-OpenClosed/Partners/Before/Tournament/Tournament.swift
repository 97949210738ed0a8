import SpaceGame

/// The tournament's rule around a referee, which is asked first: from the fifth wave on, a bolt and a
/// seeker of the enemy destroy each other.
public struct Tournament: Refereeing {
  private let game: any Refereeing

  public init(game: any Refereeing) { self.game = game }

  public func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
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
