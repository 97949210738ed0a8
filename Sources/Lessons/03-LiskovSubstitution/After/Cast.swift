import SpaceGame

/// A cast of flying objects, made from the records of a world.
struct Cast {
  /// In the order of the records.
  private(set) var objects: [any FlyingObject] = []
  /// Those that move, in the same order.
  private(set) var movers: [any Moving] = []
  /// Where each mover stands in ``objects``.
  private(set) var places: [Int] = []

  init(_ records: [Entity]) {
    objects.reserveCapacity(records.count)
    for record in records {
      guard let velocity = record.velocity else {
        objects.append(Cast.object(from: record))
        continue
      }
      let mover = Cast.mover(from: record, velocity: velocity)
      places.append(objects.count)
      objects.append(mover)
      movers.append(mover)
    }
  }

  private static func object(from record: Entity) -> any FlyingObject {
    record.kind.isShip
      ? Ship(position: record.position, lives: record.lives)
      : Buoy(position: record.position, lives: record.lives)
  }

  private static func mover(from record: Entity, velocity: Velocity) -> any Moving {
    let (position, lives) = (record.position, record.lives)
    switch record.kind {
    case .player, .raider, .diver, .hunter, .spectre:
      return Cruiser(position: position, lives: lives, velocity: velocity)
    case .bolt, .seeker:
      return Bullet(position: position, lives: lives, velocity: velocity)
    case .mine, .spark, .repair:
      return Drifter(position: position, lives: lives, velocity: velocity)
    }
  }
}
