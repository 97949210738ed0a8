import OpenClosedKata
import SpaceGame

/// A referee that knows one more rule: seekers blow up at any other touch.
public func referee() -> (any Refereeing)? {
  let setOff = CollisionRule([.seeker], Kind.allCases) { seeker, other, scene in
    [.destroy(other.id)] + Blast(of: seeker, in: scene).outcomes
  }
  return Referee(adding: [setOff])
}
