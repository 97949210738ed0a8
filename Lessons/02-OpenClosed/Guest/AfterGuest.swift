import OpenClosedKata
import SpaceGame

/// A referee that knows one rule more: seekers set each other off.
public func referee() -> (any Refereeing)? {
  let setOff = CollisionRule(Party(.seeker), Party(.seeker)) { one, other, scene in
    [.destroy(other.id)] + Blast(of: one, in: scene).outcomes
  }
  return Referee(rules: [setOff] + .standard)
}
