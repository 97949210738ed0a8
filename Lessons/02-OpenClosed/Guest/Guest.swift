import OpenClosedKata
import SpaceGame

/// A referee that knows one rule more than your kata: seekers set each other off.
///
/// Where two seekers touch, the second one is destroyed, and then the first one blows up as a mine does
/// that is in its place, but nobody scores. All else follows as in the game.
///
/// Make it of what your kata shows to other modules, and make public there what you miss.
public func referee() -> (any Refereeing)? {
  nil
}
