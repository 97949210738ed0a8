import SpaceGame

/// The league's rule around a referee, which is asked first: from the fifth wave on, the enemy's bolts
/// hit whatever of the enemy's they touch, except mines. The game's
/// documentation says that a mine lets them pass, its answer does not.
public struct League: Refereeing {
  private let game: any Refereeing

  public init(game: any Refereeing) { self.game = game }

  public func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
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
}
