/// The rules of the game. A new kind of collision is a new type, and a line here.
let standardRules: [any CollisionRule] = [
  Ramming(),
  BulletHitsPlayer(),
  CatchingRepair(),
  BoltHitsShip(),
  BoltStopsBullet(),
  ShipTouchesMine(),
  BoltHitsMine(),
  SeekerHitsMine(),
]
