import SpaceGame

// snippet: rule
/// Decides about certain pairs of things, and leaves all others open.
public protocol CollisionRule: Sendable {
  /// What follows when the two touch: `[]` if they pass each other by, `nil` if another rule may
  /// decide. The referee asks both ways round, so a rule may name its pair in one order only.
  func outcomes(of one: Entity, meeting other: Entity, in scene: Scene) -> [Outcome]?
}
// end: rule
