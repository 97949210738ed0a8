import OpenClosedBefore
import SpaceGame

/// From the fifth wave on, the enemy's bolts hit whatever of the enemy's they touch.
struct LeagueAlone: Refereeing {
  private let game = OpenClosedBefore.Referee()

  func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    if game.decides(contact, in: scene) { return game.outcomes(of: contact, in: scene) }
    return outcomes(of: contact.first, meeting: contact.second, in: scene)
      ?? outcomes(of: contact.second, meeting: contact.first, in: scene) ?? []
  }

  private func outcomes(of bolt: Entity, meeting other: Entity, in scene: Scene) -> [Outcome]? {
    guard scene.wave >= 5, bolt.kind == .bolt, bolt.allegiance == .enemy,
      other.allegiance == .enemy
    else { return nil }
    return [.destroy(bolt.id), .hit(other.id)]
  }
}
