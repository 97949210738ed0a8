import OpenClosedBefore
import SpaceGame

/// From the fifth wave on, the enemy's bolts and seekers destroy each other, and its hunters let its
/// bolts pass.
struct Tournament: Deciding {
  private let game: any Deciding

  init(around game: any Deciding) { self.game = game }

  func decides(_ contact: Contact, in scene: Scene) -> Bool {
    game.decides(contact, in: scene) || decision(on: contact, in: scene) != nil
  }

  func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    if game.decides(contact, in: scene) { return game.outcomes(of: contact, in: scene) }
    return decision(on: contact, in: scene) ?? []
  }

  private func decision(on contact: Contact, in scene: Scene) -> [Outcome]? {
    outcomes(of: contact.first, meeting: contact.second, in: scene)
      ?? outcomes(of: contact.second, meeting: contact.first, in: scene)
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
