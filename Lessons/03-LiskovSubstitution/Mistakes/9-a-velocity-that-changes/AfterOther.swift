import LiskovSubstitutionAfter
import SpaceGame
import Synchronization

/// Flight control with the tournament's objects.
public struct FlightControl: FlightControlling {
  private let control = Tournament()

  public init() {}

  public func positions(of cast: [Entity], after tick: Int) -> [Position] {
    control.positions(of: cast, after: tick)
  }

  public func census(of cast: [Entity]) -> Census {
    control.census(of: cast)
  }
}

/// The tournament's objects in our flight control.
struct Tournament: FlightControlling {
  private let game = LiskovSubstitutionAfter.FlightControl(
    flying: SlowingComet.init, staying: Buoy.init)

  func positions(of cast: [Entity], after tick: Int) -> [Position] {
    game.positions(of: cast, after: tick)
  }

  func census(of cast: [Entity]) -> Census {
    let census = game.census(of: cast)
    return Census(
      characters: census.characters, lives: census.lives, velocities: census.velocities,
      notes: [Chart(of: game.movers(in: cast)).line])
  }
}

/// Stays where it is.
struct Buoy: FlyingObject {
  let kind: Kind
  let position: Position
  let lives: Int

  /// Of the sparks that burn out, each with an even id is a buoy.
  init?(_ record: Entity) {
    guard record.kind == .spark, record.expiresAt != nil, record.id.isMultiple(of: 2) else {
      return nil
    }
    (kind, position, lives) = (record.kind, record.position, record.lives)
  }
}

/// Flies west, and slows down each time it is asked.
final class SlowingComet: Moving {
  let kind: Kind
  let position: Position
  let lives: Int
  private let speed = Mutex(Velocity.topSpeed + 1)

  var velocity: Velocity {
    Velocity(
      .west,
      speed: speed.withLock { speed in
        speed -= 1
        return speed
      })
  }

  /// Of the sparks that burn out, each with an odd id is a comet.
  init?(_ record: Entity) {
    guard record.kind == .spark, record.expiresAt != nil, !record.id.isMultiple(of: 2) else {
      return nil
    }
    (kind, position, lives) = (record.kind, record.position, record.lives)
  }
}
