import SpaceGame

/// From the fifth wave on, the enemy's bolts hit whatever of the enemy's they touch.
struct League: Refereeing {
  let game: any Refereeing

  func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    let decided = game.outcomes(of: contact, in: scene)
    guard decided.isEmpty, scene.wave >= 5 else { return decided }
    for (bolt, other) in [(contact.first, contact.second), (contact.second, contact.first)]
    where bolt.kind == .bolt && bolt.allegiance == .enemy && other.allegiance == .enemy {
      return [.destroy(bolt.id), .hit(other.id)]
    }
    return []
  }
}
