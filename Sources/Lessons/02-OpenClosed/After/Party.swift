import SpaceGame

/// Those who can take one part in a collision.
public struct Party: Sendable {
  private let kinds: Set<Kind>
  private let allegiance: Allegiance?

  /// - Parameters:
  ///   - kinds: The kinds that belong to the party.
  ///   - allegiance: Whose they have to be, or `nil` where that makes no difference.
  public init(_ kinds: Kind..., of allegiance: Allegiance? = nil) {
    self.kinds = Set(kinds)
    self.allegiance = allegiance
  }

  func includes(_ entity: Entity) -> Bool {
    kinds.contains(entity.kind) && (allegiance == nil || allegiance == entity.allegiance)
  }
}

// snippet: parties
extension Party {
  public static let player = Party(.player)
  public static let playersBolt = Party(.bolt, of: .player)
  public static let enemyShip = Party(.raider, .diver, .hunter, of: .enemy)
  public static let enemyBullet = Party(.bolt, .seeker, of: .enemy)
  public static let mine = Party(.mine)
}
// end: parties
