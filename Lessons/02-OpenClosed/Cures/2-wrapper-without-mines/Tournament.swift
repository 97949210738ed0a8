import SpaceGame

/// From the fifth wave on, the enemy's bolts and seekers destroy each other, and its hunters let its
/// bolts pass: an answer without outcomes does.
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
