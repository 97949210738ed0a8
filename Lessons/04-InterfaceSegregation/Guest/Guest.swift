import InterfaceSegregationKata
import SpaceGame

/// An order of turns in which sparks are things of the guest's own, with an id and one method.
///
/// A spark pulls the trigger in every tick that 4 divides. It has no other ability: it neither steers nor
/// touches anything. All else has its turn as in the game.
///
/// Make it of what your kata shows to other modules, and make public there what you miss.
public func turnOrder() -> (any TurnTaking)? {
  nil
}
