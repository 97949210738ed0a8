extension [any CollisionRule] {
  // snippet: standard
  /// The rules of the game. A new kind of collision is a new type, and one more line in this list.
  static var standard: Self {
    [
      Ramming(),
      BulletHitsPlayer(),
      CatchingRepair(),
      BoltHitsShip(),
      BoltHitsHunter(),
      BoltStopsBullet(),
      ShipTouchesMine(),
      BoltHitsMine(),
      SeekerHitsMine(),
    ]
  }
  // end: standard
}
