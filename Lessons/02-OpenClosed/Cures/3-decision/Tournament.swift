import OpenClosedBefore
import SpaceGame

/// From the fifth wave on, the enemy's bolts and seekers destroy each other, and its hunters let its
/// bolts pass.
struct Tournament: Deciding {
  let game: any Deciding

  func decision(on contact: Contact, in scene: Scene) -> [Outcome]? {
    if let decided = game.decision(on: contact, in: scene) { return decided }
    for (bolt, other) in [(contact.first, contact.second), (contact.second, contact.first)]
    where scene.wave >= 5 && bolt.kind == .bolt && bolt.allegiance == .enemy
      && other.allegiance == .enemy
    {
      switch other.kind {
      case .seeker: return [.destroy(bolt.id), .destroy(other.id)]
      case .hunter: return []
      default: break
      }
    }
    return nil
  }
}
