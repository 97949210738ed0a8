import OpenClosedBefore
import SpaceGame

/// From the fifth wave on, the enemy's bolts hit whatever of the enemy's they touch.
struct League: Deciding {
  let game: any Deciding

  // snippet: decision
  func decision(on contact: Contact, in scene: Scene) -> [Outcome]? {
    if let decided = game.decision(on: contact, in: scene) { return decided }
    for (bolt, other) in [(contact.first, contact.second), (contact.second, contact.first)]
    where scene.wave >= 5 && bolt.kind == .bolt && bolt.allegiance == .enemy
      && other.allegiance == .enemy
    {
      return [.destroy(bolt.id), .hit(other.id)]
    }
    return nil
  }
  // end: decision
}
