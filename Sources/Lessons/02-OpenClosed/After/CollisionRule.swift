import SpaceGame

// snippet: rule
/// Decides about certain pairs of things, and leaves all others open.
public protocol CollisionRule: Sendable {
  /// The referee asks both ways round, so a rule may name its pair in one order only.
  func ruling(on one: Entity, meeting other: Entity, in scene: Scene) -> Ruling
}

/// A rule's answer about two things that touch.
public enum Ruling: Sendable {
  /// Another rule may decide.
  case open
  /// No other rule is asked. If nothing follows, the two pass each other by.
  case decided([Outcome])
}
// end: rule
