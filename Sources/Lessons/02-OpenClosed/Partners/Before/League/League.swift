import SpaceGame

/// The league's rules around a referee, which is asked first.
public struct League: Refereeing {
  private let game: any Refereeing

  public init(around game: any Refereeing) { self.game = game }

  public func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    let decided = game.outcomes(of: contact, in: scene)
    guard decided.isEmpty else { return decided }
    return friendlyFire(of: contact.first, meeting: contact.second, in: scene)
      ?? friendlyFire(of: contact.second, meeting: contact.first, in: scene) ?? []
  }

  /// From the fifth wave on, the enemy's bolts hit whatever of the enemy's they touch, except mines:
  /// the game's documentation says that a mine lets them pass, its answer does not.
  private func friendlyFire(of bolt: Entity, meeting other: Entity, in scene: Scene) -> [Outcome]? {
    guard scene.wave >= 5, bolt.kind == .bolt, bolt.allegiance == .enemy,
      other.allegiance == .enemy, other.kind != .mine
    else { return nil }
    return [.destroy(bolt.id), .hit(other.id)]
  }
}
