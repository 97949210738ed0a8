import LiskovSubstitutionKata
import SpaceGame

/// A flight control that brings flares.
public func flightControl() -> (any FlightControlling)? {
  FlightControl { record in
    guard record.kind == .spark, record.allegiance == .player, record.velocity == nil else {
      return nil
    }
    return .moving(Flare(position: record.position, lives: record.lives))
  }
}

private final class Flare: FlyingObject, Moving {
  var velocity: Velocity { Velocity(.north, speed: 6) }
}
