import SpaceGame

/// Those who can take one part in a collision.
struct Party: Sendable {
  let kinds: [Kind]
  let allegiances: [Allegiance]

  init(_ kinds: Kind..., of allegiances: [Allegiance] = Allegiance.allCases) {
    self.kinds = kinds
    self.allegiances = allegiances
  }

  static let player = Party(.player)
  static let ship = Party(.player, .raider, .diver, .hunter)
  static let enemyShip = Party(.raider, .diver, .hunter, of: [.enemy])
  static let playersBolt = Party(.bolt, of: [.player])
  static let enemyBullet = Party(.bolt, .seeker, of: [.enemy])
  static let seeker = Party(.seeker)
  static let mine = Party(.mine)
  static let repair = Party(.repair)
}
