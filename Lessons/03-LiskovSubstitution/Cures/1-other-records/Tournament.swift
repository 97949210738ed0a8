import LiskovSubstitutionBefore
import SpaceGame

/// The tournament's things: it passes us other records.
struct Tournament: FlightControlling {
  let game: any FlightControlling

  func positions(of cast: [Entity], after tick: Int) -> [Position] {
    game.positions(of: cast.map(Tournament.record), after: tick)
  }

  func census(of cast: [Entity]) -> Census { game.census(of: cast.map(Tournament.record)) }

  /// Of the sparks that burn out, every other one is a buoy, which stays, the rest are comets.
  static func record(_ record: Entity) -> Entity {
    guard record.kind == .spark, record.expiresAt != nil else { return record }
    var record = record
    record.velocity =
      record.id.isMultiple(of: 2) ? nil : Velocity(.west, speed: Velocity.topSpeed)
    return record
  }

  /// Where everything that flies will be in a second.
  static func chart(of cast: [Entity]) -> [Position] {
    let control = Tournament(game: FlightControl())
    return cast.compactMap { thing in
      control.census(of: [thing]).velocities.first.map {
        thing.position.moved($0.direction, by: $0.speed)
      }
    }
  }
}
