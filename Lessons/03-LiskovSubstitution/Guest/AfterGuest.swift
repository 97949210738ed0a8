import LiskovSubstitutionKata
import SpaceGame

/// A flight control that brings flares and lanterns.
public func flightControl() -> (any FlightControlling)? {
  FlightControl { record in
    guard record.allegiance == .player else { return nil }
    if record.kind == .spark, record.velocity == nil {
      return .moving(Flare(position: record.position, lives: record.lives))
    }
    if record.kind == .repair {
      return .still(Lantern(position: record.position, lives: record.lives))
    }
    return nil
  }
}

private struct Flare: Moving {
  let kind = Kind.spark
  let position: Position
  let lives: Int
  var velocity: Velocity { Velocity(.north, speed: 6) }
}

private struct Lantern: FlyingObject {
  let kind = Kind.repair
  let position: Position
  let lives: Int
}
