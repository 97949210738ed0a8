extension [CollisionRule] {
  // snippet: standard
  /// The rules of the game. A new kind of collision is a new rule, and one more line in this list.
  public static var standard: Self {
    [
      .ramming,
      .bulletHitsPlayer,
      .catchingRepair,
      .boltHitsHunter,
      .boltHitsShip,
      .boltStopsBullet,
      .shipTouchesMine,
      .boltHitsMine,
      .seekerHitsMine,
    ]
  }
  // end: standard
}
