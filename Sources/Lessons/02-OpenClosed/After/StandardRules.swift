extension [CollisionRule] {
  // snippet: standard
  /// The rules of the game. No two cover the same things, so their order makes no difference.
  static let standard: Self = [
    .ramming,
    .bulletHitsPlayer,
    .catchingRepair,
    .boltHitsShip,
    .boltStopsBullet,
    .shipTouchesMine,
    .boltHitsMine,
    .seekerHitsMine,
  ]
  // end: standard
}
