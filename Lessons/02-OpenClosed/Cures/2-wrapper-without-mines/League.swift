import SpaceGame

/// From the fifth wave on, the enemy's bolts hit whatever of the enemy's they touch.
struct League: Refereeing {
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
      other.allegiance == .enemy, other.kind != .mine
    else { return nil }
    return [.destroy(bolt.id), .hit(other.id)]
  }
}
