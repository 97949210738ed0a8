import LiskovSubstitutionKata
import SpaceGame

/// A flight control that brings flares: the player's sparks that come without a velocity.
///
/// A flare rises to the north, six cells a second, and the velocity report lists it. All else flies as in
/// the game.
///
/// Make it of what your kata shows to other modules, and make public there what you miss.
public func flightControl() -> (any FlightControlling)? {
  nil
}
