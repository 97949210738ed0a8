import OpenClosedKata
import SpaceGame

/// A referee with one rule that your kata does not have: seekers set each other off.
///
/// When two seekers touch, the second of the contact is destroyed. Then the first blows up, with what follows
/// when a mine blows up in that place, but nobody scores. Everything else is as in the game.
///
/// Replace `nil` with it, made from what your kata makes public. Where something is missing, make that public
/// in your kata: a check tells what had to be opened.
public func referee() -> (any Refereeing)? {
  nil
}
