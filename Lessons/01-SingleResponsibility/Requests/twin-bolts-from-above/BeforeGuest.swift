import SingleResponsibilityBefore
import SpaceGame

/// The shipyard of the tournament.
public struct Shipyard: ShipBuilding {
  public init() {}

  public func ship(from record: Entity) -> any Vessel {
    let ship = SingleResponsibilityBefore.Shipyard().ship(from: record)
    return record.kind == .raider ? StraddlingRaider(ship) : ship
  }
}

/// Passes everything on to a raider, and makes two bolts of its one at a target right below.
struct StraddlingRaider: Vessel {
  private var raider: any Vessel

  init(_ raider: any Vessel) {
    self.raider = raider
  }

  var record: Entity { raider.record }

  mutating func loseLife(at tick: Int) { raider.loseLife(at: tick) }
  mutating func gainLife() { raider.gainLife() }

  mutating func move(_ direction: Direction, at tick: Int, in arena: Arena) {
    raider.move(direction, at: tick, in: arena)
  }

  mutating func shoot(at tick: Int, target: Position?) -> [Shot] {
    let shots = raider.shoot(at: tick, target: target)
    let position = record.position
    guard let target, target.x == position.x, target.y > position.y else { return shots }
    return shots.flatMap { shot in
      [.southWest, .southEast].map { muzzle in
        Shot(shot.kind, from: position.moved(muzzle), velocity: shot.velocity)
      }
    }
  }
}
