import SpaceGame

/// From the fifth wave on, the enemy's bolts hit whatever of the enemy's they touch.
struct League: Refereeing {
  let game: any Refereeing

  // snippet: ask
  func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    let decided = game.outcomes(of: contact, in: scene)
    guard decided.isEmpty else { return decided }
    for (bolt, other) in [(contact.first, contact.second), (contact.second, contact.first)]
    where scene.wave >= 5 && bolt.kind == .bolt && bolt.allegiance == .enemy
      && other.allegiance == .enemy && other.kind != .mine
    {
      return [.destroy(bolt.id), .hit(other.id)]
    }
    return []
  }
  // end: ask
}
