import SpaceGame

/// Those who can take one part in a collision.
struct Party: Sendable {
  /// What a thing is, and whose.
  struct Role: Hashable, Sendable {
    let kind: Kind
    let allegiance: Allegiance
  }

  let roles: [Role]

  /// - Parameters:
  ///   - kind: A kind that belongs to the party.
  ///   - others: The other kinds.
  ///   - allegiance: Whose they have to be, or `nil` where that makes no difference.
  init(_ kind: Kind, _ others: Kind..., of allegiance: Allegiance? = nil) {
    let allegiances = allegiance.map { [$0] } ?? Allegiance.allCases
    roles = ([kind] + others).flatMap { kind in
      allegiances.map { Role(kind: kind, allegiance: $0) }
    }
  }
}

// snippet: parties
extension Party {
  static let player = Party(.player)
  static let playersBolt = Party(.bolt, of: .player)
  static let enemyShip = Party(.raider, .diver, .hunter, of: .enemy)
  static let enemyBullet = Party(.bolt, .seeker, of: .enemy)
  static let mine = Party(.mine)
}
// end: parties
