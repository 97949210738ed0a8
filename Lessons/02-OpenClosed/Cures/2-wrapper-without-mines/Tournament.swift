import SpaceGame

/// From the fifth wave on, the enemy's bolts and seekers destroy each other, and its hunters let its
/// bolts pass.
struct Tournament: Refereeing {
  private let game: any Refereeing

  init(around game: any Refereeing) { self.game = game }

  func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    let decided = game.outcomes(of: contact, in: scene)
    guard decided.isEmpty else { return decided }
    return outcomes(of: contact.first, meeting: contact.second, in: scene)
      ?? outcomes(of: contact.second, meeting: contact.first, in: scene) ?? []
  }

  private func outcomes(of bolt: Entity, meeting other: Entity, in scene: Scene) -> [Outcome]? {
    guard scene.wave >= 5, bolt.kind == .bolt, bolt.allegiance == .enemy,
      other.allegiance == .enemy
    else { return nil }
    switch other.kind {
    case .seeker: return [.destroy(bolt.id), .destroy(other.id)]
    case .hunter: return []
    default: return nil
    }
  }
}
