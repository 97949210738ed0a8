import SpaceGame

/// The tournament's rules around a referee, which is asked first.
public struct Tournament: Refereeing {
  private let game: any Refereeing

  public init(around game: any Refereeing) { self.game = game }

  public func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    let decided = game.outcomes(of: contact, in: scene)
    guard decided.isEmpty else { return decided }
    return crossfire(of: contact.first, meeting: contact.second, in: scene)
      ?? crossfire(of: contact.second, meeting: contact.first, in: scene) ?? []
  }

  /// From the fifth wave on, a bolt and a seeker of the enemy destroy each other.
  private func crossfire(of bolt: Entity, meeting seeker: Entity, in scene: Scene) -> [Outcome]? {
    guard scene.wave >= 5, bolt.allegiance == .enemy, seeker.allegiance == .enemy,
      (bolt.kind, seeker.kind) == (.bolt, .seeker)
    else { return nil }
    return [.destroy(bolt.id), .destroy(seeker.id)]
  }
}
